import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { LinePage } from './line-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(LinePage, lifecycleOptions);
