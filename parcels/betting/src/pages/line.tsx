import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { LinePage } from './line-page.tsx';

export const line = reactLifecycles(LinePage, { parcel: 'betting', errorTexts: failureTexts });
