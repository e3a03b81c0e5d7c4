import type { SelectionResult } from '@paddock/contract';
import { capOfRemaining, lineCount } from '@paddock/contract/bets';

import { exposureOf, weightsInOrder, type Exposure } from '../risk/exposure.ts';
import { linesFrom } from '../bets/stored-lines.ts';
import type { BetKey, BetRow, HeldRoom, LegRow } from './settling-store.ts';

/** What a bet holds of the house's room by its row: exactly what it was counted with. */
export function heldBefore({ playerId }: BetKey, bet: BetRow, legs: readonly LegRow[]): Exposure {
  const weights = bet.weights_cents.map(
    (cents, at) => [legs[at]?.selection_id ?? '', BigInt(cents)] as const,
  );
  return {
    playerId,
    isCombination: bet.type !== 'single',
    weights: new Map(weights.filter(([, cents]) => cents > 0n)),
    returnCents: bet.return_cents,
  };
}

/** What an open bet holds with the results there are: decided legs count what they came to (rules §6). */
export function heldNow(
  { playerId }: BetKey,
  bet: BetRow,
  legs: readonly LegRow[],
  results: readonly (SelectionResult | undefined)[],
): Exposure {
  const lines = linesFrom(bet, legs.length);
  return exposureOf({
    playerId,
    currency: bet.currency,
    unitMinor: bet.remaining_stake_minor / lineCount(lines, legs.length),
    lines,
    payoutCapMinor: capOfRemaining(bet.payout_cap_minor, bet.remaining_stake_minor, bet.stake_minor),
    legs: legs.map((leg, at) => ({
      selectionId: leg.selection_id,
      oddsMilli: leg.odds_milli,
      chancePpb: BigInt(leg.chance_ppb),
      result: results[at],
    })),
  });
}

/** A closed bet holds nothing. */
export function nothingHeld({ playerId }: BetKey, bet: BetRow): Exposure {
  return { playerId, isCombination: bet.type !== 'single', weights: new Map(), returnCents: 0n };
}

/** As the row of a closed bet says it. */
export const NO_ROOM: HeldRoom = { weights: [], returnCents: 0n };

/** As the row of an open bet says it: a weight for each leg. */
export function roomOf(exposure: Exposure, legs: readonly LegRow[]): HeldRoom {
  const ids = legs.map((leg) => leg.selection_id);
  return { weights: weightsInOrder(exposure, ids), returnCents: exposure.returnCents };
}

export function isHeldAlready(bet: BetRow, { weights, returnCents }: HeldRoom): boolean {
  return returnCents === bet.return_cents && weights.join() === bet.weights_cents.join();
}
