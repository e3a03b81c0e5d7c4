import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ResponsibleGamingPage } from './responsible-gaming-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ResponsibleGamingPage, lifecycleOptions);
