import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { AccountVerifyPage } from './account-verify-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(AccountVerifyPage, lifecycleOptions);
