import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { RegistrationPage } from './registration-page.tsx';

export const registration = reactLifecycles(RegistrationPage, {
  parcel: 'welcome',
  errorTexts: failureTexts,
});
