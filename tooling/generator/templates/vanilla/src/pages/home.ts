import type { PageProps } from '@paddock/contract';

import { viewLifecycles } from '../parts/view-lifecycles.ts';
import { drawHomePage } from './home-page.ts';

export const { mount, unmount, update } = viewLifecycles<PageProps>(drawHomePage);
