import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { SettingsPage } from './settings-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(SettingsPage, lifecycleOptions);
