import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { MenuWidget } from './menu-widget.tsx';

export const menu = reactLifecycles(MenuWidget, { parcel: 'betting', errorTexts: failureTexts });
