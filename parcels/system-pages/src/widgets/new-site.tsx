import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { NewSiteWidget } from './new-site-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(NewSiteWidget, lifecycleOptions);
