import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ConvertReminderWidget } from './convert-reminder-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ConvertReminderWidget, lifecycleOptions);
