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
}

/**
 * The player's accounts as the API shows them (S3-18, S7-17). What is held shows beside the real money of its
 * currency; `balance` is the active account's money. Points are given by no one yet: there are none.
 */
export function accountsView(accounts: readonly Account[], flags: AccountFlags): AccountsView {
  const views = accounts.flatMap((account) => {
    const { kind, isClosed } = account;
    return kind === 'escrow' || isClosed ? [] : [accountView({ ...account, kind }, accounts)];
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
    points: 0,
    label: kind,
    isActive,
    isPointsTypeBalance: false,
  };
}
