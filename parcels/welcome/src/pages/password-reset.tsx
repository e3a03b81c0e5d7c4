import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PasswordResetPage } from './password-reset-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PasswordResetPage, lifecycleOptions);
