import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ActivateFastPage } from './activate-fast-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ActivateFastPage, lifecycleOptions);
