import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { LivePage } from './live-page.tsx';

export const live = reactLifecycles(LivePage, { parcel: 'betting', errorTexts: failureTexts });
