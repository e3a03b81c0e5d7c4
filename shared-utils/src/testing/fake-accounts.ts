import type { Account, AccountSet, Accounts, AccountsValue } from '../accounts/accounts-types.ts';
import { createAccountWork } from '../accounts/account-work.ts';
import { activeAccountOf } from '../accounts/active-account.ts';
import type { AuthValue } from '../auth/auth-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';

export interface FakeAccounts extends Accounts {
  /** @param isFrozen whether an operator has frozen the player's money */
  setAccounts(accounts: readonly Account[], isFrozen?: boolean): void;
}

function setOf(all: readonly Account[], isFrozen: boolean): AccountSet {
  const accounts = all.filter((account) => account.kind !== 'bonus');
  return {
    accounts,
    bonuses: all.filter((account) => account.kind === 'bonus'),
    main: accounts.find((account) => account.kind === 'main') ?? null,
    active: accounts.find((account) => account.isActive) ?? null,
    isFirstDepositBonusAvailable: false,
    isFrozen,
  };
}

export function createFakeAccounts(auth$: Stream<AuthValue>, initial: readonly Account[]): FakeAccounts {
  const store = createStore<AccountsValue>({ status: 'none' });
  let known = initial;
  let userId: string | null = null;

  function setAccounts(accounts: readonly Account[], isFrozen = false): void {
    known = accounts;
    if (userId !== null) store.set({ status: 'ready', ...setOf(known, isFrozen) });
  }

  auth$.subscribe((auth) => {
    userId = auth.userId;
    if (userId === null) store.set({ status: 'none' });
    else setAccounts(known);
  });

  return {
    ...createAccountWork(),
    accounts$: store.stream,
    activeAccount$: activeAccountOf(store.stream),
    refreshAccounts: () => Promise.resolve(),
    setActiveAccount(accountId) {
      setAccounts(known.map((account) => ({ ...account, isActive: account.id === accountId })));
    },
    setAccounts,
  };
}
