import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('toto', failureTexts);

export const pages: ParcelModule['pages'] = {
  pools: async () => react((await import('./pages/pools-page.tsx')).PoolsPage),
  draw: async () => react((await import('./pages/draw-page.tsx')).DrawPage),
};

export const widgets: ParcelModule['widgets'] = {};
