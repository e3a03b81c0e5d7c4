import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { GamePage } from './game-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(GamePage, lifecycleOptions);
