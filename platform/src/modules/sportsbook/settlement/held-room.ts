import type { SelectionResult } from '@paddock/contract';
import { capOfRemaining, unitCount } from '@paddock/contract/bets';

import { planFrom } from '../bets/stored-plan.ts';
import { exposureOf, measureOf, storedExposure, weightsInOrder, type Exposure } from '../risk/exposure.ts';
import type { BetKey, BetRow, HeldRoom, LegRow } from './settling-store.ts';

/** What a bet holds of the house's room by its row: exactly what it was counted with. */
export function heldBefore({ playerId }: BetKey, bet: BetRow, legs: readonly LegRow[]): Exposure {
  const { type, return_cents: returnCents, weights_cents: weights } = bet;
  return storedExposure({ playerId, type, returnCents }, weights, legs.map(placeOf));
}

/** What an open bet holds with the results there are: decided legs count what they came to (rules §6). */
export function heldNow(
  { playerId }: BetKey,
  bet: BetRow,
  legs: readonly LegRow[],
  results: readonly (SelectionResult | undefined)[],
): Exposure {
  const plan = planFrom(bet, legs.length);
  return exposureOf({
    playerId,
    currency: bet.currency,
    unitMinor: bet.remaining_stake_minor / unitCount(plan, legs.length),
    plan,
    payoutCapMinor: capOfRemaining(bet.payout_cap_minor, bet.remaining_stake_minor, bet.stake_minor),
    legs: legs.map((leg, at) => ({
      ...placeOf(leg),
      oddsMilli: leg.odds_milli,
      chancePpb: BigInt(leg.chance_ppb),
      result: results[at],
    })),
  });
}

const placeOf = (leg: LegRow) => ({ selectionId: leg.selection_id, eventId: leg.event_id.toString() });

/** A bet that is closed, or only asked for, holds nothing. */
export function nothingHeld(
  { playerId }: Pick<BetKey, 'playerId'>,
  { type }: Pick<BetRow, 'type'>,
): Exposure {
  return { playerId, measure: measureOf(type), weights: new Map(), returnCents: 0n };
}

/** As the row of a closed bet says it. */
export const NO_ROOM: HeldRoom = { weights: [], returnCents: 0n };

/** As the row of an open bet says it: a weight for each leg. */
export function roomOf(exposure: Exposure, legs: readonly LegRow[]): HeldRoom {
  return { weights: weightsInOrder(exposure, legs.map(placeOf)), returnCents: exposure.returnCents };
}

export function isHeldAlready(bet: BetRow, { weights, returnCents }: HeldRoom): boolean {
  return returnCents === bet.return_cents && weights.join() === bet.weights_cents.join();
}
