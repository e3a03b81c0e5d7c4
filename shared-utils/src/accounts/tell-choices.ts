import type { SharedUtils } from '../page/shared-utils.ts';

export type TellChoiceParts = Pick<SharedUtils, 'accounts' | 'api' | 'notifications' | 'navigation'>;

const CLOSE_AFTER_MS = 5_000;

/**
 * From now on the server hears which account is in use, and the player that it is, except on a page of bingo (S4-19,
 * S7-18). Guests have nothing to choose, so this is put around the command once somebody has signed in. Where the server
 * will not have the account, the one it names is in use again; where it could not be asked the choice stands here.
 */
export function tellChoices({ accounts, api, notifications, navigation }: TellChoiceParts): void {
  const choose = accounts.setActiveAccount;

  async function tell(accountId: string): Promise<void> {
    const answer = await api.post('/web-api/user/accounts/active', { id: accountId });
    if (!answer.ok && answer.status === 'refused') {
      const key = `common:errors.${answer.problem.code}`;
      notifications.notify({ kind: 'error', group: 'account', text: { key } });
      return goBack();
    }
    const route = navigation.currentRoute$.snapshot();
    if (route.status === 'ready' && isBingo(route.matched.path)) return;
    notifications.notify({
      kind: 'info',
      group: 'account',
      closeAfterMs: CLOSE_AFTER_MS,
      text: { key: 'common:main_account_will_set' },
    });
  }

  async function goBack(): Promise<void> {
    await accounts.refreshAccounts();
    const known = accounts.accounts$.snapshot();
    const inUse = 'accounts' in known ? known.accounts.find(({ isActive }) => isActive) : undefined;
    if (inUse !== undefined) choose(inUse.id);
  }

  accounts.setActiveAccount = (accountId) => {
    choose(accountId);
    void accounts.duringAccountWork('change', () => tell(accountId));
  };
}

function isBingo(path: string): boolean {
  return /^\/bingo(?:\/|$)/.test(path);
}
