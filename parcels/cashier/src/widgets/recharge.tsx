import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RechargeWidget } from './recharge-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RechargeWidget, lifecycleOptions);
