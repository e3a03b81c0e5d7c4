import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { MessagesPage } from './messages-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(MessagesPage, lifecycleOptions);
