import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { PaymentsPage } from './payments-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(PaymentsPage, lifecycleOptions);
