import type { DrawnPage, Hydration } from '@paddock/contract';

import { install, page } from '../page/page-instance.ts';
import { DRAWING_TOOLS } from './drawing-tools.ts';

/** Makes ready to take over a page that the server drew, by a chunk that others never load. */
export const takeOver = (drawn: DrawnPage): Promise<Hydration> =>
  import(/* webpackChunkName: "hydration" */ './hydration.ts').then(({ prepareHydration }) =>
    prepareHydration(drawn, page(), install, DRAWING_TOOLS),
  );
