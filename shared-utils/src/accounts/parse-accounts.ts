import { CURRENCIES, parseAmount } from '@paddock/contract';
import type { AccountsView, AccountView } from '@paddock/contract/schemas';

import type { Account, AccountKind, AccountSet } from './accounts-types.ts';

/** Kinds of accounts by their number on the wire (S9-17), which nothing else in the browser knows. */
const KINDS: Readonly<Record<AccountView['type'], AccountKind>> = { 0: 'main', 4: 'bonus', 9: 'currency' };

/** Reads one account; `undefined` when its currency or an amount is not understood. */
function parseAccount(view: AccountView): Account | undefined {
  if (!CURRENCIES.has(view.iso)) return undefined;
  const moneyMinor = parseAmount(view.money, view.iso);
  const heldMinor = parseAmount(view.held, view.iso);
  if (moneyMinor === undefined || heldMinor === undefined) return undefined;
  const { money: _money, held: _held, type, ...rest } = view;
  return { ...rest, kind: KINDS[type], moneyMinor, heldMinor };
}

function parseList(views: readonly AccountView[]): readonly Account[] {
  return views.map(parseAccount).filter((account) => account !== undefined);
}

/** The accounts of an answer; the player's own choice of the active one goes before the server's. */
export function parseAccounts(view: AccountsView, chosenId: string | null): AccountSet {
  const all = parseList(view.all_accounts);
  const accounts = all.filter((account) => account.kind !== 'bonus');
  return {
    accounts,
    bonuses: parseList(view.bonus),
    main: accounts.find((account) => account.kind === 'main') ?? null,
    active:
      accounts.find((account) => account.id === chosenId) ??
      accounts.find((account) => account.isActive) ??
      null,
    isFirstDepositBonusAvailable: view.is_available_first_deposit_bonus,
    isFrozen: view.is_frozen,
  };
}
