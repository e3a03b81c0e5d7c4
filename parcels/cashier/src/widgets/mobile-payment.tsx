import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { MobilePaymentWidget } from './mobile-payment-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(MobilePaymentWidget, lifecycleOptions);
