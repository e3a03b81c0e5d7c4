import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ForgotPasswordWidget } from './forgot-password-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ForgotPasswordWidget, lifecycleOptions);
