import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PrivacyUpdateWidget } from './privacy-update-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PrivacyUpdateWidget, lifecycleOptions);
