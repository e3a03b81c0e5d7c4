import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RealityCheckWidget } from './reality-check-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RealityCheckWidget, lifecycleOptions);
