import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { OnpayWithdrawPage } from './onpay-withdraw-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(OnpayWithdrawPage, lifecycleOptions);
