import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { NextStepsWidget } from './next-steps-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(NextStepsWidget, lifecycleOptions);
