import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {};

export const widgets: ParcelModule['widgets'] = {
  main: () => import('./widgets/main.tsx'),
};
