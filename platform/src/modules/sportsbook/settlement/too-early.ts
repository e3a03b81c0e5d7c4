import type { EventState, FeedResult } from '@paddock/contract/schemas';

type Selections = FeedResult['markets'][number]['selections'];

/**
 * Before a match begins nothing of it is won or lost; it can only be void (rules §7). Its start is the earlier of what the
 * feed says of its state and its kick-off.
 */
export function isDecidedTooEarly(
  { status, startsAtMs }: Pick<EventState, 'status' | 'startsAtMs'>,
  selections: Selections,
  nowMs: number,
): boolean {
  return status === 'upcoming' && startsAtMs > nowMs && selections.some(({ voidHalves }) => voidHalves !== 2);
}
