import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { HistoryPage } from './history-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(HistoryPage, lifecycleOptions);
