import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RequestsPage } from './requests-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(RequestsPage, lifecycleOptions);
