import { auth$, openDialog } from '@paddock/shared-utils';

import { overNextPage } from '../over-next-page.ts';

/** What leads into an account that was opened in one click. */
export interface Made {
  /** What people know the player by. */
  readonly number: string;
  readonly password: string;
}

/** Shows number and password over the page one went to, as long as the player they belong to is signed in. */
export function showOnceMore(made: Made): void {
  overNextPage(() => {
    if (auth$.snapshot().userId === null) return;
    openDialog({ widget: 'welcome/registration', size: 'small', props: { made }, dismissible: false });
  });
}
