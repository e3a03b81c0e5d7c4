import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(WithdrawalPage, lifecycleOptions);
