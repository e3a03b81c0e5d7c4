import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { VerificationPage } from './verification-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(VerificationPage, lifecycleOptions);
