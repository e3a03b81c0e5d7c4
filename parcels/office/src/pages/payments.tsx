import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { PaymentsPage } from './payments-page.tsx';

export const payments = reactLifecycles(PaymentsPage, { parcel: 'office', errorTexts: failureTexts });
