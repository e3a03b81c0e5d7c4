import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { InboxWidget } from './inbox-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(InboxWidget, lifecycleOptions);
