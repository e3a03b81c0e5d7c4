import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { SignedOutWidget } from './signed-out-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(SignedOutWidget, lifecycleOptions);
