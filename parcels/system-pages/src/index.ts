import type { ParcelModule } from '@paddock/contract';

export const pages: ParcelModule['pages'] = {
  error: () => import('./pages/error.tsx'),
  block: () => import('./pages/block.tsx'),
  'site-updates': () => import('./pages/site-updates.tsx'),
};

export const widgets: ParcelModule['widgets'] = {};
