import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { BlockPage } from './block-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(BlockPage, lifecycleOptions);
