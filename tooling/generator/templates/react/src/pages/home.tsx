import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { HomePage } from './home-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(HomePage, lifecycleOptions);
