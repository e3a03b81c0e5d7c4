import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RechargePage } from './recharge-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RechargePage, lifecycleOptions);
