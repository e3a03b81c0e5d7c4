import type { BookChange, EventEntry, MarketEntry } from './entries.ts';

/** Whether an event as a whole can take bets now. */
export function eventTakesBets(event: EventEntry): boolean {
  const { status } = event.state;
  return (
    event.producer.up &&
    event.absentSinceMs === undefined &&
    event.silentSinceMs === undefined &&
    event.ordered.heldSinceMs === undefined &&
    (status === 'upcoming' || status === 'live')
  );
}

/** Whether one outcome of a market can be bet on now. */
export function isOpen(market: MarketEntry, outcome: string): boolean {
  if (market.status !== 'open' || isHeld(market) || !eventTakesBets(market.event)) return false;
  return market.selections.some((selection) => selection.outcome === outcome && selection.open);
}

/** Chances are read from all prices of a market: where one of them is closed, they are not known. */
export function isWholeOpen(market: MarketEntry): boolean {
  return market.selections.every(({ outcome }) => isOpen(market, outcome));
}

/** Whether an operator holds a market, by itself or with its event. */
export function isHeld({ ordered, event }: MarketEntry): boolean {
  return (ordered.heldSinceMs ?? event.ordered.heldSinceMs) !== undefined;
}

/** The last change at which the outcome stopped being open for any cause; 0 for never. */
export function lastClosed(market: MarketEntry, outcome: string): BookChange {
  return Math.max(
    market.event.producer.lastDown,
    market.event.lastClosed,
    market.lastClosed.get(outcome) ?? 0,
  );
}

/** Whether no more bets will ever be taken, as against being suspended for a while. */
export function isOver(market: MarketEntry): boolean {
  const { status } = market.event.state;
  return (
    status === 'ended' || status === 'cancelled' || market.status === 'closed' || market.status === 'settled'
  );
}

/** A live leg waits the live delay. An event past its start is live even before its feed says so. */
export function isLive(event: EventEntry, nowMs: number): boolean {
  return event.state.status === 'live' || event.state.startsAtMs <= nowMs;
}
