import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('results', failureTexts);

export const pages: ParcelModule['pages'] = {
  results: async () => react((await import('./pages/results-page.tsx')).ResultsPage),
  statistic: async () => react((await import('./pages/statistic-page.tsx')).StatisticPage),
};

export const widgets: ParcelModule['widgets'] = {};
