import type { AmountMinor } from '@paddock/contract';

import type { Account, AccountsValue } from './accounts-types.ts';

/** Bonus money of an account's currency: a stake takes it where the account's real money falls short (rules §3). */
export function bonusMoneyOf(account: Account | null, value: AccountsValue): AmountMinor {
  if (account === null || !('bonuses' in value)) return 0n;
  const bonus = value.bonuses.find(({ id, iso }) => iso === account.iso && id !== account.id);
  return bonus !== undefined && bonus.moneyMinor > 0n ? bonus.moneyMinor : 0n;
}
