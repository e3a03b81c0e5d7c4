import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('sample-parcel', failureTexts);

export const pages: ParcelModule['pages'] = {
  home: async () => react((await import('./pages/home-page.tsx')).HomePage),
};

export const widgets: ParcelModule['widgets'] = {
  'sample-card': async () => react((await import('./widgets/sample-card-widget.tsx')).SampleCardWidget),
};
