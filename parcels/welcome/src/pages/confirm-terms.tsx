import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ConfirmTermsPage } from './confirm-terms-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ConfirmTermsPage, lifecycleOptions);
