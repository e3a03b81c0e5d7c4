import type { ParcelModule } from '@paddock/contract';

import { viewLifecycles } from './parts/view-lifecycles.ts';

export const pages: ParcelModule['pages'] = {
  home: async () => viewLifecycles((await import('./pages/home-page.ts')).drawHomePage),
};

export const widgets: ParcelModule['widgets'] = {
  'sample-card': async () =>
    viewLifecycles((await import('./widgets/sample-card-widget.ts')).drawSampleCardWidget),
};
