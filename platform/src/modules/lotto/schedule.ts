import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';

/** How often each lottery is drawn. Draws close at whole multiples since 1970 in UTC, which no clock of summer moves. */
export const DRAWN_EVERY_MS: Readonly<Record<string, number>> = {
  '6-49': 6 * HOUR_MS,
  '6-45': HOUR_MS,
  '5-36': 15 * MINUTE_MS,
  '7-49': 12 * HOUR_MS,
  '5-50': DAY_MS,
  keno: 5 * MINUTE_MS,
};

/** Without its public value so long after the close a draw is given back. */
export const DUE_WITHIN_MS = DAY_MS;

/** A draw that is sold for less is none: after a pause the next one takes its place. */
const LEAST_SALES_MS = MINUTE_MS;

/** When the draw closes whose sales open now or later. */
export function closeAfter(everyMs: number, opensAtMs: number): number {
  const first = (Math.floor(opensAtMs / everyMs) + 1) * everyMs;
  return first - opensAtMs < LEAST_SALES_MS ? first + everyMs : first;
}
