import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { Header } from './header.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(Header, {
  parcel: 'header',
  errorTexts: failureTexts,
});
