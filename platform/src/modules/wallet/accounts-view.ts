import { currencyOf, formatAmount } from '@paddock/contract';
import type { AccountView, AccountsView } from '@paddock/contract/schemas';

import type { Account, AccountKind } from './account.ts';

/** Account types of S3-18. */
const TYPE: Readonly<Record<Exclude<AccountKind, 'escrow'>, AccountView['type']>> = {
  main: 0,
  bonus: 4,
  currency: 9,
};

export interface AccountFlags {
  readonly isFrozen: boolean;
  readonly hasFirstDepositBonus: boolean;
  /** The player's points; undefined where the site gives none. */
  readonly points: number | undefined;
}

/**
 * The player's accounts as the API shows them (S3-18, S7-17). What is held shows beside the real money of its
 * currency; `balance` is the active account's money. Points are a unit of their own (rules §3): the main account shows them,
 * whatever its currency, and says that they are a balance; no other account has any.
 */
export function accountsView(accounts: readonly Account[], flags: AccountFlags): AccountsView {
  const views = accounts.flatMap((account) => {
    const { kind, isClosed } = account;
    return kind === 'escrow' || isClosed ? [] : [accountView({ ...account, kind }, accounts, flags.points)];
  });
  return {
    balance: (views.find((view) => view.isActive) ?? views[0])?.money ?? '0',
    bonus: views.filter((view) => view.type === 4),
    all_accounts: views.filter((view) => view.type !== 4),
    is_available_first_deposit_bonus: flags.hasFirstDepositBonus,
    is_frozen: flags.isFrozen,
  };
}

function accountView(
  account: Account & { readonly kind: Exclude<AccountKind, 'escrow'> },
  all: readonly Account[],
  points: number | undefined,
): AccountView {
  const { id, kind, currency, balanceMinor, isActive } = account;
  const held =
    kind === 'bonus'
      ? 0n
      : (all.find((other) => other.kind === 'escrow' && other.currency === currency)?.balanceMinor ?? 0n);
  return {
    id,
    iso: currency,
    symbol: currencyOf(currency).symbol,
    currencyId: currency,
    money: formatAmount(balanceMinor, currency),
    held: formatAmount(held, currency),
    type: TYPE[kind],
    points: kind === 'main' ? (points ?? 0) : 0,
    label: kind,
    isActive,
    isPointsTypeBalance: kind === 'main' && points !== undefined,
  };
}
