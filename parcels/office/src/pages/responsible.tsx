import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ResponsiblePage } from './responsible-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ResponsiblePage, lifecycleOptions);
