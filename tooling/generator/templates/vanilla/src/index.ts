import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  home: () => import('./pages/home.ts'),
};

export const widgets: ParcelModule['widgets'] = {
  'sample-card': () => import('./widgets/sample-card.ts'),
};
