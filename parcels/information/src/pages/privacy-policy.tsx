import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PrivacyPolicyPage } from './privacy-policy-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PrivacyPolicyPage, lifecycleOptions);
