import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { CookieConsentWidget } from './cookie-consent-widget.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(CookieConsentWidget, lifecycleOptions);
