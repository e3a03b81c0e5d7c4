import type { PlacedStake, RealAtRisk } from '../../products/index.ts';
import type { BetAtRisk } from '../joint-loss/bet-at-risk.ts';
import { crosses } from '../joint-loss/cover.ts';
import { worstJointLoss } from '../joint-loss/worst-joint-loss.ts';
import type { PersonsBet } from './judge-bets.ts';
import { smallestPriceMilli } from './smallest-price.ts';

/**
 * Those bets that stood open when one was placed, itself among them. Ids are in the order of placing, so that a stake
 * which still waited to be accepted is there too.
 */
export function openWith(placed: PlacedStake, bets: readonly PersonsBet[]): readonly PersonsBet[] {
  return bets.filter(
    ({ betId, settledAtMs }) =>
      BigInt(betId) <= BigInt(placed.betId) && (settledAtMs === null || settledAtMs > placed.acceptedAtMs),
  );
}

/**
 * How much of real stakes that are open together is at risk: single bets of a match their worst joint loss, a
 * combination all of it, or nothing where another one takes another side. Bets below the smallest price, or of which
 * nobody knows the worth, are no risk and cover all the same. Bets are taken as they were struck, whatever became of
 * them since.
 */
export function realAtRisk(stakes: readonly PersonsBet[], minOddsMilli: number): RealAtRisk {
  const open = stakes.map((bet) => ({
    ...bet,
    legs: bet.legs.map((leg) => ({ ...leg, result: 'open' as const })),
  }));
  const openMinor = open.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  if (!open.every(({ isPriced }) => isPriced)) return { riskedMinor: 0n, openMinor };
  const isRisk = (bet: BetAtRisk) => smallestPriceMilli(bet) >= BigInt(minOddsMilli);
  const singles = open.filter((bet) => bet.legs.length === 1 && isRisk(bet));
  const events = new Set(singles.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)));
  const ofSingles = [...events].map((eventId) => {
    const onEvent = open.filter(({ legs }) => legs.some((leg) => leg.eventId === eventId));
    const risking = onEvent.filter((bet) => singles.includes(bet));
    const covering = onEvent.filter((bet) => !singles.includes(bet));
    return worstJointLoss(risking, covering, eventId);
  });
  const ofCombinations = open
    .filter(
      (bet) =>
        bet.legs.length > 1 && isRisk(bet) && !open.some((other) => other !== bet && crosses(bet, other)),
    )
    .map(({ stakeMinor }) => stakeMinor);
  return {
    riskedMinor: [...ofSingles, ...ofCombinations].reduce((sum, minor) => sum + minor, 0n),
    openMinor,
  };
}
