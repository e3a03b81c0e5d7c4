import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { ShareIdeaPage } from './share-idea-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles(ShareIdeaPage, lifecycleOptions);
