import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { SampleCardWidget } from './sample-card-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(SampleCardWidget, lifecycleOptions);
