import { MAX_ODDS_MILLI, MIN_ODDS_MILLI, type OddsMilli } from '@paddock/contract';

/** Steps a bookmaker quotes in: up to a price (exclusive, in milli-odds) this step. */
const LADDER: readonly (readonly [belowMilli: number, stepMilli: number])[] = [
  [1_010, 1],
  [1_100, 5],
  [3_000, 10],
  [6_000, 50],
  [10_000, 100],
  [20_000, 500],
  [50_000, 1_000],
  [100_000, 5_000],
  [Infinity, 10_000],
];

/** The quoted price nearest to `odds` (a decimal price such as 2.0471), within what the platform accepts. */
export function toLadder(odds: number): OddsMilli {
  const milli = odds * 1000;
  const step = LADDER.find(([below]) => milli < below)?.[1] ?? 1;
  const rounded = Math.round(milli / step) * step;
  return Math.min(Math.max(rounded, MIN_ODDS_MILLI), MAX_ODDS_MILLI);
}
