import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  home: () => import('./pages/home.tsx'),
};

export const widgets: ParcelModule['widgets'] = {
  'sample-card': () => import('./widgets/sample-card.tsx'),
};
