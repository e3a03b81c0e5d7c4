import { openDialog } from '@paddock/shared-utils';

import { overNextPage } from './over-next-page.ts';

/** Greets a player who has just registered with what there is to do next, over the page they go on to. */
export function welcomeThere(): void {
  overNextPage(() => openDialog({ widget: 'office/next-steps', size: 'small' }));
}
