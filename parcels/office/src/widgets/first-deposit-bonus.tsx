import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { FirstDepositBonusWidget } from './first-deposit-bonus-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(
  FirstDepositBonusWidget,
  lifecycleOptions,
);
