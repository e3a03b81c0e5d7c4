import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { AccountPage } from './account-page.tsx';

export const account = reactLifecycles(AccountPage, { parcel: 'office', errorTexts: failureTexts });
