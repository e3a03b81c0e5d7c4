import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { LoginWidget } from './login-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(LoginWidget, lifecycleOptions);
