import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RegistrationWidget } from './registration-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RegistrationWidget, lifecycleOptions);
