import type { AmountMinor } from '@paddock/contract';

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
