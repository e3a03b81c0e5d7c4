import { MINUTE_MS, type OddsMilli } from '@paddock/contract';

import type { EventEntry, MarketEntry } from '../book/entries.ts';

/** How far back a leap is looked for. */
export const LEAP_WITHIN_MS = 5 * MINUTE_MS;
/** A leap: the chance that a price says moved by as much. */
export const LEAP_CHANCE = 0.1;

/** A price of the feed that leapt, with what it was and by how much of a chance it moved. */
export interface Leap {
  readonly market: MarketEntry;
  readonly outcome: string;
  readonly oddsMilli: OddsMilli;
  readonly beforeMilli: OddsMilli;
  /** Of a chance, 0 to 1. */
  readonly moved: number;
}

/**
 * The furthest that a price of an event that has not begun is from what it said five minutes ago, where that is a tenth of
 * a chance or more: news the house has not heard, or a mistake. In play chances leap with every goal; and where a feed
 * stops bets first and opens them at other prices, it says by itself that something happened, so that only what moved since
 * then counts; so too where nobody vouched for its prices, as its feed was down or said nothing of it. It is the feed's prices
 * that are compared: an order that begins or ends is no news.
 */
export function leapOf(event: EventEntry, nowMs: number): Leap | undefined {
  const { state, producer, silentSinceMs } = event;
  if (state.status !== 'upcoming' || !producer.up || silentSinceMs !== undefined) return undefined;
  const leaps = [...event.markets.values()].flatMap((market) =>
    market.status === 'open' ? leapsOf(market, nowMs) : [],
  );
  return leaps.reduce<Leap | undefined>(
    (furthest, leap) => (leap.moved > (furthest?.moved ?? 0) ? leap : furthest),
    undefined,
  );
}

function leapsOf(market: MarketEntry, nowMs: number): readonly Leap[] {
  const { fed, history, openedVersion } = market;
  const before = history.fedAt(nowMs - LEAP_WITHIN_MS, openedVersion);
  if (before === undefined) return [];
  return fed.flatMap(({ outcome, oddsMilli }) => {
    const beforeMilli = before.find((one) => one.outcome === outcome)?.oddsMilli;
    if (beforeMilli === undefined) return [];
    const moved = Math.abs(1_000 / oddsMilli - 1_000 / beforeMilli);
    return moved < LEAP_CHANCE ? [] : [{ market, outcome, oddsMilli, beforeMilli, moved }];
  });
}
