import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { LivePage } from './live-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(LivePage, lifecycleOptions);
