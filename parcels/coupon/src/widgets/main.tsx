import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { CouponWidget } from './coupon-widget.tsx';

export const main = reactLifecycles(CouponWidget, { parcel: 'coupon', errorTexts: failureTexts });
