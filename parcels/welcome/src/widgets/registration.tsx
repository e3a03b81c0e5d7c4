import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { RegistrationWidget } from './registration-widget.tsx';

export const registration = reactLifecycles(RegistrationWidget, {
  parcel: 'welcome',
  errorTexts: failureTexts,
});
