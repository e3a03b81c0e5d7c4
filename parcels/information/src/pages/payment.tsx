import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PaymentPage } from './payment-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PaymentPage, lifecycleOptions);
