import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles } from '@paddock/styleguide';

import { GamePage } from './game-page.tsx';

export const game = reactLifecycles(GamePage, { parcel: 'betting', errorTexts: failureTexts });
