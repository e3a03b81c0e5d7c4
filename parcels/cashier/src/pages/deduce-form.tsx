import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { DeduceFormPage } from './deduce-form-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(DeduceFormPage, lifecycleOptions);
