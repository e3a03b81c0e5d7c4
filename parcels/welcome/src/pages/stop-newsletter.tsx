import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { StopNewsletterPage } from './stop-newsletter-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(StopNewsletterPage, lifecycleOptions);
