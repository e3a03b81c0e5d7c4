import type { AmountMinor } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';

/** The player's first account, their bonus money, or an account of a further currency. */
export type AccountKind = 'main' | 'bonus' | 'currency';

/** One account of the player (S3-18) with its money in minor units of `iso`. */
export interface Account {
  readonly id: string;
  readonly iso: string;
  readonly symbol: string;
  readonly currencyId: string;
  /** What can be spent. */
  readonly moneyMinor: AmountMinor;
  /** Held for open bets and withdrawals. */
  readonly heldMinor: AmountMinor;
  readonly kind: AccountKind;
  readonly points: number;
  readonly label: string;
  readonly isActive: boolean;
  readonly isPointsTypeBalance: boolean;
}

export interface AccountSet {
  readonly accounts: readonly Account[];
  readonly bonuses: readonly Account[];
  readonly main: Account | null;
  /** The account bets and deposits use. */
  readonly active: Account | null;
  readonly isFirstDepositBonusAvailable: boolean;
  /** The operator has frozen the player's money: nothing can be staked, withdrawn or exchanged. */
  readonly isFrozen: boolean;
}

/** `none` for guests; `stale` keeps the last known accounts after a failed refresh. */
export type AccountsValue =
  | { readonly status: 'none' | 'loading' | 'error' }
  | ({ readonly status: 'ready' | 'stale' } & AccountSet);

export type ActiveAccountValue =
  | { readonly status: 'none' | 'loading' | 'error' }
  | { readonly status: 'ready' | 'stale'; readonly account: Account };

/** What is done to the accounts themselves: a currency added or removed, another account put to use. */
export type AccountWorkKind = 'add' | 'delete' | 'change';

export interface AccountWorkValue {
  readonly isAddInProgress: boolean;
  readonly isDeleteInProgress: boolean;
  readonly isChangeInProgress: boolean;
}

export interface AccountWorkKeeper {
  readonly accountWork$: Stream<AccountWorkValue>;
  /** Says that this work is under way until it is over, well or not. */
  duringAccountWork<T>(kind: AccountWorkKind, work: () => Promise<T>): Promise<T>;
}

export interface Accounts extends AccountWorkKeeper {
  readonly accounts$: Stream<AccountsValue>;
  readonly activeAccount$: Stream<ActiveAccountValue>;
  /** Reads the accounts again; calls at the same time share one request. */
  refreshAccounts(): Promise<void>;
  /** Chooses the account bets and deposits use, remembers it, tells the server, and refreshes (S4-19, S7-18). */
  setActiveAccount(accountId: string): void;
}
