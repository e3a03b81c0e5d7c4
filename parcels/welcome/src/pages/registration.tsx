import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RegistrationPage } from './registration-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RegistrationPage, lifecycleOptions);
