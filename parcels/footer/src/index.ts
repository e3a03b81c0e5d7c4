import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('footer', failureTexts);

export const pages: ParcelModule['pages'] = {};

export const widgets: ParcelModule['widgets'] = {
  main: async () => react((await import('./widgets/main-widget.tsx')).FooterWidget),
};
