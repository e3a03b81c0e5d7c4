import type { AuthService } from '../auth/auth.ts';
import type { Accounts } from '../accounts/accounts-types.ts';
import type { Dialogs } from '../dialogs/dialogs-types.ts';
import type { Live } from '../live/live-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';

/** News are hints: the truth is read again over HTTP. */
export function followNews(live: Live, accounts: Accounts, auth: AuthService): void {
  live.playerNews$.subscribe((value) => {
    if (value.status === 'none') return;
    if (value.news.kind === 'accounts' || value.news.kind === 'missed') void accounts.refreshAccounts();
    if (value.news.kind === 'signed-out') void auth.check();
    if (value.news.kind === 'rights') void auth.refreshProfile();
  });
}

/** A dialog belongs to the page it was opened on; another language of the same page keeps it. */
export function closeDialogOnLeaving(navigation: Navigation, dialogs: Dialogs): void {
  navigation.currentRoute$.subscribe((value) => {
    if (value.status !== 'ready' || value.previous === null) return;
    if (value.matched.path !== value.previous.path) dialogs.closeDialog();
  });
}
