import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { SecurityPage } from './security-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(SecurityPage, lifecycleOptions);
