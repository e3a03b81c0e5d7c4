import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { AccountEditPage } from './account-edit-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(AccountEditPage, lifecycleOptions);
