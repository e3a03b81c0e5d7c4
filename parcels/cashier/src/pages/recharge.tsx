import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { RechargePage } from './recharge-page.tsx';

export const recharge = reactLifecycles(RechargePage, { parcel: 'cashier', errorTexts: failureTexts });
