import {
  legMultiplier,
  plus,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  times,
  type AmountMinor,
  type Ratio,
  type SelectionResult,
} from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';
import {
  isAnti,
  isEachWay,
  isLines,
  mostOfUnit,
  sumOfLines,
  sumsOfLinesWith,
  unitCount,
} from '@paddock/contract/bets';

import type { Score } from '../../feeds/index.ts';
import { isToldByEnds, matchEnds, type MarketOfMatch } from './match-ends.ts';
import type { BetAtRisk, LegAtRisk } from './bet-at-risk.ts';

const NOTHING: Ratio = { num: 0n, den: 1n };

/** A stake on one selection of the event. */
interface Position {
  readonly leg: LegAtRisk;
  readonly stakeMinor: AmountMinor;
  readonly struckMinor: AmountMinor;
  readonly unitMinor: AmountMinor;
  /** What a unit stake returns where the leg ends like this, if all others bring the most they can. */
  readonly returnIf: (result: SelectionResult) => Ratio;
  /** It may lessen the loss of others and never adds to it. */
  readonly onlyCovers: boolean;
}

/**
 * What single bets can lose together on one event at worst, over all its ends: stakes less returns, 0 where they win
 * however it ends. Bets that only cover lessen that loss where they win, a combination as if its other legs had won, and
 * add nothing where they lose. Markets whose ends do not follow from one score might cover each other, so only one of
 * them is taken at its worst and the rest at their best.
 */
export function worstJointLoss(
  bets: readonly BetAtRisk[],
  covering: readonly BetAtRisk[],
  eventId: string,
): AmountMinor {
  const positions = [
    ...bets.flatMap((bet) => positionOn(bet, eventId, false)),
    ...covering.flatMap((bet) => positionOn(bet, eventId, true)),
  ];
  const groups = groupsOf(positions);
  const bestMinor = groups.reduce((sum, { best }) => sum + best, 0n);
  return groups.reduce((most, { worst, best }) => {
    const loss = bestMinor - best + worst;
    return loss > most ? loss : most;
  }, 0n);
}

function positionOn(bet: BetAtRisk, eventId: string, onlyCovers: boolean): readonly Position[] {
  const { legs, plan, stakeMinor, struckMinor } = bet;
  const at = legs.findIndex((one) => one.eventId === eventId);
  const leg = legs[at];
  if (leg === undefined) return [];
  const unitMinor = struckMinor / unitCount(plan, legs.length);
  return [{ leg, stakeMinor, struckMinor, unitMinor, returnIf: returnIf(bet, at), onlyCovers }];
}

/** What a unit of a bet returns by how one of its legs ends, its others at their best; void ones stay void. */
function returnIf({ legs, plan }: BetAtRisk, at: number): Position['returnIf'] {
  const { oddsMilli = 1000 } = legs[at] ?? {};
  if (isLines(plan)) {
    const best = legs.map((leg) => ({
      num: leg.result === 'void' ? 1000n : BigInt(leg.oddsMilli),
      den: 1000n,
    }));
    const withLeg = sumsOfLinesWith(plan, best)[at] ?? NOTHING;
    const without = sumOfLines(plan, best.with(at, NOTHING));
    return (result) => plus(times(legMultiplier(result, oddsMilli), withLeg), without);
  }
  const planned = legs.map((leg) => ({
    oddsMilli: leg.oddsMilli,
    chancePpb: BigInt(leg.chancePpb),
    result: leg.result === 'void' ? RESULT_VOID : undefined,
  }));
  // The others of an anti-accumulator may lose, whatever this leg does.
  if (isAnti(plan)) return () => mostOfUnit(plan, planned);
  // A runner that did not win may not have been placed either.
  if (isEachWay(plan)) {
    const { eventId } = legs[at] ?? {};
    return (result) =>
      mostOfUnit(
        plan,
        planned.map((leg, each) => (legs[each]?.eventId === eventId ? { ...leg, result } : leg)),
      );
  }
  return (result) => mostOfUnit(plan, planned.with(at, { ...planned[at], oddsMilli, chancePpb: 0n, result }));
}

interface Group {
  readonly worst: AmountMinor;
  readonly best: AmountMinor;
}

/** Everything the score tells is one group; each other market is one of its own. */
function groupsOf(positions: readonly Position[]): readonly Group[] {
  const markets = marketsOf(positions);
  const told = markets.filter(isToldByEnds);
  const groups = markets
    .filter((market) => !isToldByEnds(market))
    .map((market) =>
      spread(
        outcomesOf(market).map((winner) =>
          lossIf(positions, (leg) =>
            leg.marketId === market.marketId
              ? leg.outcome === winner
                ? RESULT_WIN
                : RESULT_LOSE
              : undefined,
          ),
        ),
      ),
    );
  if (told.length === 0) return groups;
  const ends = matchEnds(told).map((end) =>
    lossIf(positions, (leg) => end.get(leg.marketId)?.find(({ outcome }) => outcome === leg.outcome)?.result),
  );
  return [spread(ends), ...groups];
}

export function marketsOf(positions: readonly { readonly leg: LegAtRisk }[]): readonly MarketOfMatch[] {
  const markets = new Map<string, MarketOfMatch>();
  for (const { leg } of positions) {
    const { marketId, sport, marketType: type, specifiers, outcome } = leg;
    const known = markets.get(marketId);
    const [home, away] = known?.score ?? [0, 0];
    const score: Score = [Math.max(home, leg.score[0]), Math.max(away, leg.score[1])];
    const outcomes = [...(known?.outcomes ?? []), outcome];
    markets.set(marketId, { marketId, sport, type, specifiers, outcomes, score });
  }
  return [...markets.values()];
}

/** Outcomes of a market; of one with scores those bet on, and that it is none of them. */
function outcomesOf({ type, outcomes }: MarketOfMatch): readonly string[] {
  const known = MARKET_TYPES.get(type);
  const isWhole = known !== undefined && known.beyond === undefined;
  return isWhole ? known.outcomes.map(({ code }) => code) : [...outcomes, ''];
}

function spread(losses: readonly AmountMinor[]): Group {
  const [first = 0n] = losses;
  return losses.reduce<Group>(
    ({ worst, best }, loss) => ({ worst: loss > worst ? loss : worst, best: loss < best ? loss : best }),
    { worst: first, best: first },
  );
}

/** What all positions lose at an end; those it does not decide take no part. */
function lossIf(
  positions: readonly Position[],
  resultOf: (leg: LegAtRisk) => SelectionResult | undefined,
): AmountMinor {
  let lossMinor = 0n;
  for (const { leg, stakeMinor, struckMinor, unitMinor, onlyCovers, ...position } of positions) {
    const result = resultOf(leg);
    if (result === undefined) continue;
    const { num, den } = position.returnIf(result);
    // Rounded up, so that the loss is never too large.
    const returnMinor = (unitMinor * num + den - 1n) / den;
    const struckLoss = struckMinor - returnMinor;
    // A part that was left is lost no more, but it was there to win.
    const lost = struckLoss < stakeMinor ? struckLoss : stakeMinor;
    if (!onlyCovers || lost < 0n) lossMinor += lost;
  }
  return lossMinor;
}
