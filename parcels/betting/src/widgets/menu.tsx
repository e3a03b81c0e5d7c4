import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { MenuWidget } from './menu-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(MenuWidget, lifecycleOptions);
