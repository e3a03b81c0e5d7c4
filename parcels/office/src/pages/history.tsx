import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { HistoryPage } from './history-page.tsx';

export const history = reactLifecycles(HistoryPage, { parcel: 'office', errorTexts: failureTexts });
