import type { AmountMinor } from '../money/amount.ts';
import { divideRoundHalfUp, legMultiplier, priceProduct, type SelectionResult } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import type { Ratio } from '../odds/ratio.ts';
import { antiMultiplier, type AntiLeg } from './anti-accumulator.ts';
import { builderOdds, mostOfBuilder, type Builder } from './builder.ts';
import { chainMultiplier, linkOf } from './chain.ts';
import { eachWayMultiplier, type EachWay } from './each-way-plan.ts';
import { bestOfLines, linesReturn, type BestOfLines } from './lines-return.ts';
import { lineCount, MOST_LEGS, sumOfLines, type Lines } from './lines.ts';
import { plainResult } from './plain-result.ts';

/** A chain: how many legs each link has, in the player's order. One each but where it is conditional. */
export interface Chain {
  readonly links: readonly number[];
}

/** An anti-accumulator as it was struck. */
export interface Anti {
  readonly antiOddsMilli: OddsMilli;
  /** In billionths. */
  readonly marginPpb: number;
}

/** How the legs of a bet make its return: all that a kind of bet is, beside its legs and its stake. */
export type BetPlan = Lines | Chain | Anti | Builder | EachWay;

export const isLines = (plan: BetPlan): plan is Lines => 'folds' in plan;
export const isEachWay = (plan: BetPlan): plan is EachWay => 'terms' in plan;
export const isAnti = (plan: BetPlan): plan is Anti => 'antiOddsMilli' in plan;
export const isBuilder = (plan: BetPlan): plan is Builder => 'builderMilli' in plan;

/** A leg as it was struck, with its result once there is one. */
export interface PlannedLeg {
  readonly oddsMilli: OddsMilli;
  /** Fair, in billionths, when it was struck. */
  readonly chancePpb: bigint;
  readonly result: SelectionResult | undefined;
}

/** Into how many equal units a stake is divided. */
export function unitCount(plan: BetPlan, legCount: number): bigint {
  if (isEachWay(plan)) return 2n;
  return isLines(plan) ? lineCount(plan, legCount) : 1n;
}

/** Whether a bet on so many legs can have these links: each of a leg or more, all legs in one of them, and two or more. */
export function areLinks(links: readonly number[], legCount: number): boolean {
  return (
    legCount <= MOST_LEGS &&
    links.length > 1 &&
    links.every((size) => Number.isInteger(size) && size > 0) &&
    links.reduce((sum, size) => sum + size, 0) === legCount
  );
}

/** What the legs of each link come to together, in their order. */
export function linkMultipliers({ links }: Chain, multipliers: readonly Ratio[]): readonly Ratio[] {
  let from = 0;
  return links.map((size) => {
    const own = multipliers.slice(from, from + size);
    from += size;
    return linkOf(own);
  });
}

/**
 * The most that a unit stake can still return, exact: what it returns once every leg has a result, nothing where the bet is
 * lost whatever comes. An open leg stands for one that wins; of an anti-accumulator for what makes it dearest: the likeliest
 * loses, or none if one has lost, and the others are void, which prices it anew; of a builder for what leaves the dearest
 * set of legs.
 */
export function mostOfUnit(plan: BetPlan, legs: readonly PlannedLeg[]): Ratio {
  if (isAnti(plan)) return mostOfAnti(plan, legs);
  if (isBuilder(plan))
    return mostOfBuilder(
      plan,
      legs.map(({ result }) => result && plainResult(result)),
    );
  if (isEachWay(plan)) return eachWayMultiplier(plan, legs);
  const most = legs.map(({ result, oddsMilli }) =>
    result === undefined ? priceProduct([oddsMilli]) : legMultiplier(result, oddsMilli),
  );
  return isLines(plan) ? sumOfLines(plan, most) : chainMultiplier(linkMultipliers(plan, most));
}

/** Whether nothing of a bet was ever at risk: its legs are all void. */
export function isAllVoid(plan: BetPlan, results: readonly (SelectionResult | undefined)[]): boolean {
  return results.every((result) =>
    isAnti(plan) || isBuilder(plan)
      ? result !== undefined && plainResult(result) === 'void'
      : result?.voidHalves === 2,
  );
}

/** What a bet brings if it is won whole: all its legs, or of an anti-accumulator not all of them. */
export function bestOfPlan(plan: BetPlan, prices: readonly OddsMilli[]): BestOfLines {
  if (isLines(plan)) return bestOfLines(plan, prices);
  const best = bestOfUnit(plan, prices);
  const units = unitCount(plan, prices.length);
  return {
    lineCount: units,
    totalOddsMilli: divideRoundHalfUp(1000n * best.num, units * best.den),
    returnOf: (stakeMinor: AmountMinor, capMinor) => linesReturn(stakeMinor / units, [best], capMinor),
  };
}

function bestOfUnit(plan: Chain | Anti | Builder | EachWay, prices: readonly OddsMilli[]): Ratio {
  if (isAnti(plan)) return priceProduct([plan.antiOddsMilli]);
  if (isBuilder(plan)) return priceProduct([builderOdds(plan)]);
  if (isEachWay(plan))
    return eachWayMultiplier(
      plan,
      prices.map((oddsMilli) => ({ oddsMilli, result: undefined })),
    );
  const each = prices.map((oddsMilli) => priceProduct([oddsMilli]));
  return chainMultiplier(linkMultipliers(plan, each));
}

function mostOfAnti({ antiOddsMilli, marginPpb }: Anti, legs: readonly PlannedLeg[]): Ratio {
  const open = legs.filter(({ result }) => result === undefined);
  const hasLost = legs.some(({ result }) => result !== undefined && plainResult(result) === 'lose');
  const [first] = open;
  const likeliest = open.reduce((most, leg) => (most && leg.chancePpb > most.chancePpb ? leg : most), first);
  const ended = legs.map((leg): AntiLeg => {
    const isLost = !hasLost && leg === likeliest;
    const result = leg.result === undefined ? (isLost ? 'lose' : 'void') : plainResult(leg.result);
    return { chance: leg.chancePpb, result };
  });
  return antiMultiplier(ended, antiOddsMilli, BigInt(marginPpb));
}
