import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { BonusesWagerPage } from './bonuses-wager-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(BonusesWagerPage, lifecycleOptions);
