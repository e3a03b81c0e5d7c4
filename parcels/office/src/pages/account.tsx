import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { AccountPage } from './account-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(AccountPage, lifecycleOptions);
