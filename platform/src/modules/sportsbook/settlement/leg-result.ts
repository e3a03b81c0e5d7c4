import type { SelectionResult } from '@paddock/contract';
import { isEachWay, type BetPlan, type PlannedLeg } from '@paddock/contract/bets';

import type { LegRow } from './settling-store.ts';

/** How a leg ended, as far as it is stored; undefined while it is open. */
export function resultOf(leg: LegRow): SelectionResult | undefined {
  if (leg.cancelled) return { won: 0, voidHalves: 2, deadHeat: { num: 1n, den: 1n } };
  if (leg.won === null) return undefined;
  return {
    won: leg.won,
    voidHalves: leg.void_halves ?? 0,
    deadHeat: { num: BigInt(leg.dead_heat_num ?? 1), den: BigInt(leg.dead_heat_den ?? 1) },
  };
}

/** A leg as it was struck and ended. */
export function plannedLeg(leg: LegRow): PlannedLeg {
  return { oddsMilli: leg.odds_milli, chancePpb: BigInt(leg.chance_ppb), result: resultOf(leg) };
}

/**
 * Legs as they count in a bet of this plan. A place pays by the price of its win leg, so that the cancel of a wrong price
 * reaches both lines, whatever becomes of the market that pays places.
 */
export function countedLegs(plan: BetPlan, legs: readonly LegRow[]): readonly LegRow[] {
  if (!isEachWay(plan)) return legs;
  return legs.map((leg, at) =>
    legs[at - plan.terms.length]?.cancelled === true ? { ...leg, cancelled: true } : leg,
  );
}
