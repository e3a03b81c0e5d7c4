import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { BlockPage } from './block-view.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(BlockPage, lifecycleOptions);
