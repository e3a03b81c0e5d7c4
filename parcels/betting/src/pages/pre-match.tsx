import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PreMatchPage } from './pre-match-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PreMatchPage, lifecycleOptions);
