import type { AmountMinor } from '@paddock/contract';
import type { Account, AccountsValue } from '@paddock/shared-utils';

/** Bonus money of an account's currency: a stake takes it where the account's real money falls short (rules §3). */
export function bonusMoneyOf(account: Account | null, value: AccountsValue): AmountMinor {
  if (account === null || !('bonuses' in value)) return 0n;
  const bonus = value.bonuses.find(({ id, iso }) => iso === account.iso && id !== account.id);
  return bonus !== undefined && bonus.moneyMinor > 0n ? bonus.moneyMinor : 0n;
}

/** What a stake takes of the bonus money, and what it leaves of the account's own. */
export interface MoneyAfterStake {
  readonly fromBonusMinor: AmountMinor;
  readonly ownAfterMinor: AmountMinor;
}

/** Real money is staked first; `null` where nothing is staked or the stake is more than there is. */
export function moneyAfterStake(
  stakeMinor: AmountMinor,
  ownMinor: AmountMinor,
  bonusMinor: AmountMinor,
): MoneyAfterStake | null {
  if (stakeMinor <= 0n || stakeMinor > ownMinor + bonusMinor) return null;
  const fromBonusMinor = stakeMinor > ownMinor ? stakeMinor - ownMinor : 0n;
  return { fromBonusMinor, ownAfterMinor: ownMinor - stakeMinor + fromBonusMinor };
}
