import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { OfficeMenu } from './office-menu.tsx';

export const menu = reactLifecycles(OfficeMenu, { parcel: 'office', errorTexts: failureTexts });
