import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('desk', failureTexts);

export const pages: ParcelModule['pages'] = {
  trading: async () => react((await import('./pages/trading-page.tsx')).TradingPage),
};

export const widgets: ParcelModule['widgets'] = {};
