import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { TermsErrorWidget } from './terms-error-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(TermsErrorWidget, lifecycleOptions);
