import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { OnpayPage } from './onpay-page.tsx';

export const onpay = reactLifecycles(OnpayPage, { parcel: 'cashier', errorTexts: failureTexts });
