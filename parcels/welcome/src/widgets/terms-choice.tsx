import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { TermsChoiceWidget } from './terms-choice-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(TermsChoiceWidget, lifecycleOptions);
