import { isLess, legMultiplier, type Ratio, type SelectionResult } from '@paddock/contract';
import {
  decidedExpectation,
  isAnti,
  isBuilder,
  isEachWay,
  openExpectation,
  plainResult,
  worthOfAnti,
  worthOfBuilder,
  worthOfEachWay,
  worthOfLines,
  type Anti,
  type Builder,
  type EachWay,
  type LegExpectation,
  type Lines,
  type Worth,
} from '@paddock/contract/bets';
import type { CashOutOff } from '@paddock/contract/schemas';

import { jointChancesNow } from '../builder/joint-chances-now.ts';
import type { FoundLeg } from '../placement/check-legs.ts';
import { asFed, chanceToLeave, fairChance, hasKnownChances } from '../risk/chance.ts';
import type { LegRow } from '../settlement/settling-store.ts';
import { placeExpectations } from './each-way-expectations.ts';
import { lineExpectation } from './line-expectation.ts';

const PPB = 1_000_000_000;

/** A leg as it stands: its result, or where it is open now. */
export type StandingLeg =
  | { readonly row: LegRow; readonly result: SelectionResult }
  | { readonly row: LegRow; readonly result: undefined; readonly found: FoundLeg };

/** What a unit of a bet is worth now (rules §11), or why nobody says. Its open legs are all open to bets. */
export function worthNow(
  plan: Lines | Builder | Anti | EachWay,
  legs: readonly StandingLeg[],
): Worth | Extract<CashOutOff, 'push' | 'suspended'> {
  if (isBuilder(plan)) {
    const together = chanceTogether(legs);
    if (together === undefined) return 'suspended';
    return worthOfBuilder(
      plan,
      legs.map(({ result }) => result && plainResult(result)),
      together,
    );
  }
  if (isAnti(plan)) {
    if (legs.some((leg) => leg.result === undefined && !hasKnownChances(leg.found.market))) return 'push';
    return worthOfAnti(
      plan,
      legs.map((leg) => ({
        struckPpb: BigInt(leg.row.chance_ppb),
        now: leg.result === undefined ? mostLikely(leg.found) : plainResult(leg.result),
      })),
    );
  }
  if (isEachWay(plan)) {
    const wins = expectationsOf(legs.slice(0, plan.terms.length));
    const places = placeExpectations(plan, legs);
    return wins && places ? worthOfEachWay(plan, [...wins, ...places]) : 'push';
  }
  const expectations = expectationsOf(legs);
  return expectations ? worthOfLines(plan, expectations) : 'push';
}

function expectationsOf(legs: readonly StandingLeg[]): readonly LegExpectation[] | undefined {
  const expectations: LegExpectation[] = [];
  for (const leg of legs) {
    const expectation = expectationOf(leg);
    if (expectation === undefined) return undefined;
    expectations.push(expectation);
  }
  return expectations;
}

function expectationOf(leg: StandingLeg): LegExpectation | undefined {
  const { odds_milli: oddsMilli } = leg.row;
  if (leg.result !== undefined) return decidedExpectation(legMultiplier(leg.result, oddsMilli));
  const { market, outcome } = leg.found;
  if (hasKnownChances(market)) return openExpectation(chanceToLeave(market, outcome), oddsMilli);
  return lineExpectation(leg.found, oddsMilli);
}

/**
 * The chance that all open legs of a builder win, by the model of their event now; never more than that of the least likely of
 * them, which a trader's price may have lowered. Undefined where the event has no model now.
 */
function chanceTogether(legs: readonly StandingLeg[]): Ratio | undefined {
  const open = legs.flatMap((leg) => (leg.result === undefined ? [leg.found] : []));
  const [first] = open;
  if (first === undefined) return undefined;
  const chances = jointChancesNow(
    first.market.event,
    open.map(({ market: { type, specifiers }, outcome }) => ({ type: type.key, specifiers, outcome })),
  );
  if (chances === undefined || 'notOfModel' in chances) return undefined;
  // Rounded down: what is offered is never more than is expected.
  const together = { num: BigInt(Math.floor((chances.at(-1) ?? 0) * PPB)), den: BigInt(PPB) };
  return open
    .map(({ market, outcome }) => chanceToLeave(market, outcome))
    .reduce((least, one) => (isLess(one, least) ? one : least), together);
}

/** The chance that a leg wins which is to lose: the larger of the feed's and of what a trader's price says. */
function mostLikely({ market, outcome }: FoundLeg): Ratio {
  const fed = fairChance(asFed(market), outcome);
  const offered = fairChance(market, outcome);
  return isLess(fed, offered) ? offered : fed;
}
