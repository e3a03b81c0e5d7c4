import type { RealAtRisk } from '../products/index.ts';
import type { StakeParts } from '../wallet/index.ts';
import type { CountedBet } from './counted-bets-store.ts';

/**
 * What of a bet counts once its part of bonus money is scaled by the share of the open real money that was at risk; all
 * of it where no real money was open. What is lost is rounded up.
 */
export function scaleBonusPart<Counted extends CountedBet>(
  counted: Counted,
  { stakeMinor, realMinor }: Pick<StakeParts, 'stakeMinor' | 'realMinor'>,
  { riskedMinor, openMinor }: RealAtRisk,
): Counted {
  if (openMinor === 0n) return counted;
  const lost = counted.countedMinor * (stakeMinor - realMinor) * (openMinor - riskedMinor);
  const below = stakeMinor * openMinor;
  const lostMinor = (lost + below - 1n) / below;
  if (lostMinor === 0n) return counted;
  return { ...counted, countedMinor: counted.countedMinor - lostMinor, reason: 'cover' };
}
