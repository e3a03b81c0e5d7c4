import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { CreateRequestPage } from './create-request-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(CreateRequestPage, lifecycleOptions);
