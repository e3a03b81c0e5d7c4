import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { LoginPage } from './login-page.tsx';

export const login = reactLifecycles(LoginPage, { parcel: 'welcome', errorTexts: failureTexts });
