import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { RegistrationReminderWidget } from './registration-reminder-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(
  RegistrationReminderWidget,
  lifecycleOptions,
);
