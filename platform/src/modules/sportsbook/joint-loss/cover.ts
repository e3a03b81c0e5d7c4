import { legMultiplier } from '@paddock/contract';
import { isAnti } from '@paddock/contract/bets';

import type { BetAtRisk, LegAtRisk } from './bet-at-risk.ts';
import { isToldByEnds, matchEnds } from './match-ends.ts';
import { marketsOf } from './worst-joint-loss.ts';

/**
 * True where one leg takes the other side of another: another outcome of its market, or of a market of the same match
 * one that cannot win, or cannot lose, together with it. Markets that no score tells together might do so.
 */
export function takesOtherSide(a: LegAtRisk, b: LegAtRisk): boolean {
  if (a.eventId !== b.eventId) return false;
  if (a.marketId === b.marketId) return a.outcome !== b.outcome;
  const markets = marketsOf([{ leg: a }, { leg: b }]);
  if (!markets.every(isToldByEnds)) return true;
  const ends = matchEnds(markets).map((end) => [a, b].map((leg) => gainOf(leg, end)));
  return (
    !ends.some((gains) => gains.every((gain) => gain > 0)) ||
    !ends.some((gains) => gains.every((gain) => gain < 0))
  );
}

/**
 * True where a bet may win by what another loses by. An anti-accumulator needs of its legs what nobody else does, so that
 * any other kind of bet on one of its matches counts as crossing it.
 */
export function crosses(bet: BetAtRisk, other: BetAtRisk): boolean {
  const isTurned = isAnti(bet.plan) !== isAnti(other.plan);
  return bet.legs.some((leg) =>
    other.legs.some((one) => (isTurned ? leg.eventId === one.eventId : takesOtherSide(leg, one))),
  );
}

/** 1 for a gain, −1 for a loss, 0 for the stake back. */
function gainOf(leg: LegAtRisk, end: ReturnType<typeof matchEnds>[number]): number {
  const result = end.get(leg.marketId)?.find(({ outcome }) => outcome === leg.outcome)?.result;
  if (result === undefined) return 0;
  const { num, den } = legMultiplier(result, leg.oddsMilli);
  if (num === den) return 0;
  return num > den ? 1 : -1;
}
