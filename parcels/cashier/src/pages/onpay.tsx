import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { OnpayPage } from './onpay-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(OnpayPage, lifecycleOptions);
