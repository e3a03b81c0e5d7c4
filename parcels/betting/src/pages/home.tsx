import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { HomePage } from './home-page.tsx';

export const home = reactLifecycles(HomePage, { parcel: 'betting', errorTexts: failureTexts });
