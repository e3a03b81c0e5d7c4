import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { HeaderWidget } from './main-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(HeaderWidget, lifecycleOptions);
