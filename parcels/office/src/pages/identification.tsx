import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { IdentificationPage } from './identification-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(IdentificationPage, lifecycleOptions);
