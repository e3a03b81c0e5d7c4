import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RulesPage } from './rules-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RulesPage, lifecycleOptions);
