import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { CouponWidget } from './main-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(CouponWidget, lifecycleOptions);
