import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { LimitApprovalWidget } from './limit-approval-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(LimitApprovalWidget, lifecycleOptions);
