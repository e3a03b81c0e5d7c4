import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { IDLE_MARK } from './idle-mark.ts';

/** The page may be loaded anew right after signing out (S4-03): the dialog counts as shown when it stood this long. */
const SHOWN_MS = 2_000;

/** Opens the dialog that says that nobody was there for long, as soon as a page for guests is shown (S8-07). */
export function tellIdleSignOut(
  { navigation, dialogs }: Pick<SharedUtils, 'navigation' | 'dialogs'>,
  { tabStorage, timing }: Pick<Environment, 'tabStorage' | 'timing'>,
): void {
  let isTold = false;
  const routes = navigation.currentRoute$.subscribe((route) => {
    // A page that needs a player is about to be left, and leaving closes dialogs.
    if (isTold || route.status !== 'ready' || route.matched.route.guards.includes('auth')) return;
    isTold = true;
    queueMicrotask(() => routes.unsubscribe());
    dialogs.openDialog({ widget: 'welcome/signed-out', size: 'small' });
    timing.after(SHOWN_MS, () => tabStorage?.removeItem(IDLE_MARK));
  });
}
