import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { BonusesDepositPage } from './bonuses-deposit-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(BonusesDepositPage, lifecycleOptions);
