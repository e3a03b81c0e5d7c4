import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { DeducePage } from './deduce-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(DeducePage, lifecycleOptions);
