import { ACCOUNTS_RETRIES, ACCOUNTS_RETRY_MS } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { Timing } from '../environment/environment-types.ts';
import type { Api } from '../http/http-types.ts';
import { wait } from '../http/wait.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createAccountWork } from './account-work.ts';
import { activeAccountOf } from './active-account.ts';
import type { Accounts, AccountsValue } from './accounts-types.ts';
import { parseAccounts } from './parse-accounts.ts';

export interface AccountsDependencies {
  readonly api: Api;
  readonly auth$: Stream<AuthValue>;
  readonly storage: BrowserStorage;
  readonly timing: Timing;
}

/** The player's accounts (S3-18, S4-19). */
export function createAccounts({ api, auth$, storage, timing }: AccountsDependencies): Accounts {
  const store = createStore<AccountsValue>({ status: 'none' });
  const chosen = storage.storageItem<string | null>({
    key: 'active-account',
    version: 1,
    fallback: null,
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
  });
  let userId: string | null = null;
  /** Ends what is under way for a player who is gone. */
  let forPlayer = new AbortController();
  let loading: Promise<void> | undefined;
  /** Grows with each wish to read: what comes back for an earlier one may already be old. */
  let wishes = 0;

  function fail(): void {
    const value = store.get();
    if ('accounts' in value) store.set({ ...value, status: 'stale' });
  }

  /** Reads once. True when an active account was found. */
  async function attempt(signal: AbortSignal): Promise<boolean> {
    const answer = await api.get('/web-api/user/accounts', { signal });
    if (signal.aborted) return false;
    if (!answer.ok) {
      fail();
      return false;
    }
    const accounts = parseAccounts(answer.data, chosen.read());
    store.set({ status: 'ready', ...accounts });
    return accounts.active !== null;
  }

  async function load(signal: AbortSignal): Promise<void> {
    for (let tries = 1; tries <= ACCOUNTS_RETRIES; tries++) {
      if (tries > 1) await wait(timing, ACCOUNTS_RETRY_MS, signal);
      if (signal.aborted || (await attempt(signal))) return;
    }
    if (store.get().status === 'loading') store.set({ status: 'error' });
  }

  async function loadUntilQuiet(): Promise<void> {
    let served: number;
    do {
      served = wishes;
      await load(forPlayer.signal);
    } while (served !== wishes && userId !== null);
  }

  function refreshAccounts(): Promise<void> {
    if (userId === null) return Promise.resolve();
    wishes += 1;
    loading ??= loadUntilQuiet().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    if (auth.userId === null) chosen.remove();
    userId = auth.userId;
    forPlayer.abort();
    forPlayer = new AbortController();
    store.set({ status: userId === null ? 'none' : 'loading' });
    void refreshAccounts();
  });

  return {
    ...createAccountWork(),
    accounts$: store.stream,
    activeAccount$: activeAccountOf(store.stream),
    refreshAccounts,
    setActiveAccount(accountId) {
      chosen.write(accountId);
      const value = store.get();
      if (!('accounts' in value)) return;
      const active = value.accounts.find((account) => account.id === accountId) ?? value.active;
      store.set({ ...value, active });
      void refreshAccounts();
    },
  };
}
