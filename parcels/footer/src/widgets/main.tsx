import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { Footer } from './footer.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(Footer, {
  parcel: 'footer',
  errorTexts: failureTexts,
});
