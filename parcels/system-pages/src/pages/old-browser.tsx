import type { PageProps } from '@paddock/contract';
import { reactLifecycles } from '@paddock/styleguide';

import { lifecycleOptions } from '../lifecycle-options.ts';
import { OldBrowserPage } from './old-browser-page.tsx';

export const { bootstrap, mount, unmount, update } = reactLifecycles<PageProps>(
  OldBrowserPage,
  lifecycleOptions,
);
