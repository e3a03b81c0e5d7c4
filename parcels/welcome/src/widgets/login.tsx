import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { LoginWidget } from './login-widget.tsx';

export const login = reactLifecycles(LoginWidget, { parcel: 'welcome', errorTexts: failureTexts });
