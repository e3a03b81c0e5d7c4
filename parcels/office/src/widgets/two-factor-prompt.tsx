import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { TwoFactorPromptWidget } from './two-factor-prompt-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(TwoFactorPromptWidget, lifecycleOptions);
