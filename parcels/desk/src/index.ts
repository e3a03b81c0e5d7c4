import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('desk', failureTexts);

export const pages: ParcelModule['pages'] = {
  content: async () => react((await import('./pages/content-page.tsx')).ContentPage),
  promotions: async () => react((await import('./pages/promotions-page.tsx')).PromotionsPage),
  site: async () => react((await import('./pages/site-page.tsx')).SitePage),
  trading: async () => react((await import('./pages/trading-page.tsx')).TradingPage),
  words: async () => react((await import('./pages/words-page.tsx')).WordsPage),
};

export const widgets: ParcelModule['widgets'] = {};
