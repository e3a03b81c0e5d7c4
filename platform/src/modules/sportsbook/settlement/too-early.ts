import { isOutright } from '@paddock/contract';
import type { EventState, Field, FeedResult } from '@paddock/contract/schemas';

type Selections = FeedResult['markets'][number]['selections'];

/** An event as far as it says whether a result of it can be true already. */
export interface DecidedEvent {
  readonly sport: string;
  readonly field?: Field | undefined;
  readonly state: Pick<EventState, 'status' | 'startsAtMs'>;
}

/**
 * Whether a result comes before it can be true. An outright has no start: its time is when bets on it end, and who has won a
 * season, or cannot leave a league any more, is known before its last matches.
 */
export function isTooEarly(event: DecidedEvent, selections: Selections, nowMs: number): boolean {
  return !isOutright(event) && isDecidedTooEarly(event.state, selections, nowMs);
}

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
