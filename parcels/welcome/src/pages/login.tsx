import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { LoginPage } from './login-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(LoginPage, lifecycleOptions);
