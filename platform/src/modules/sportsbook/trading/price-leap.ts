import { MINUTE_MS } from '@paddock/contract';

import type { EventEntry, MarketEntry } from '../book/entries.ts';

/** How far back a leap is looked for. */
export const LEAP_WITHIN_MS = 5 * MINUTE_MS;
/** A leap: the chance that a price says moved by as much. */
export const LEAP_CHANCE = 0.1;

/**
 * Whether a price of an event that has not begun says a chance that is more than a tenth from what it said five minutes
 * ago: news the house has not heard, or a mistake. In play chances leap with every goal.
 */
export function hasLeapt(event: EventEntry, nowMs: number): boolean {
  if (event.state.status !== 'upcoming') return false;
  return [...event.markets.values()].some((market) => market.status === 'open' && marketLeapt(market, nowMs));
}

function marketLeapt({ selections, history }: MarketEntry, nowMs: number): boolean {
  const before = history.at(nowMs - LEAP_WITHIN_MS);
  if (before === undefined) return false;
  return selections.some(({ outcome, oddsMilli }) => {
    const old = before.find((one) => one.outcome === outcome);
    return old !== undefined && Math.abs(1_000 / oddsMilli - 1_000 / old.oddsMilli) >= LEAP_CHANCE;
  });
}
