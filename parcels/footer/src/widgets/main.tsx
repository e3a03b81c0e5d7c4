import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { FooterWidget } from './main-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(FooterWidget, lifecycleOptions);
