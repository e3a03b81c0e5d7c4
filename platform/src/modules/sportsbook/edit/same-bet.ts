import { planFrom } from '../bets/stored-plan.ts';
import type { StoredBet } from '../cash-out/offer.ts';
import type { Ticket } from '../placement/ticket.ts';

/**
 * Whether a coupon is the very bet it would take the place of: the same selections, in the same lines, at the stake that is
 * left. Such an edit would change nothing but cost the margin.
 */
export function isSameBet(
  { bet, legs }: StoredBet,
  ticket: Pick<Ticket, 'type' | 'plan' | 'stakeMinor' | 'legs'>,
): boolean {
  const standing = legs.map(({ selection_id: id }) => id);
  const wanted = ticket.legs.map(({ selectionId }) => selectionId);
  return (
    bet.type === ticket.type &&
    bet.remaining_stake_minor === ticket.stakeMinor &&
    namesOfLines(planFrom(bet, legs.length), standing) === namesOfLines(ticket.plan, wanted)
  );
}

/** Positions of bankers as what they stand for: the order of legs says nothing of lines. */
function namesOfLines(plan: object, selectionIds: readonly string[]): string {
  const bankers = 'bankers' in plan ? (plan.bankers as readonly number[]).map((at) => selectionIds[at]) : [];
  return JSON.stringify({ ...plan, bankers: bankers.sort(), all: [...selectionIds].sort() });
}
