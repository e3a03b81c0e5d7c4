import { chosenCount, type Entry, type Choice } from './columns.ts';

/** What an event of a draw came to: the place of its outcome, or that every outcome is right. */
export type EventOutcome = number | 'all';

/** Whether a choice has an event right. */
export const isHit = (pick: Choice, outcome: EventOutcome): boolean =>
  outcome === 'all' || Math.floor(pick / 2 ** outcome) % 2 === 1;

/**
 * How many columns of an entry have 0, 1, … events right: the coefficients of Π (right · x + wrong), an event at a time, so
 * that three to the power of fifteen columns are 15 steps. Exact: no pool has an entry of 2⁵³ columns.
 */
export function hitCounts(entry: Entry, outcomes: readonly EventOutcome[]): readonly number[] {
  const counts = new Array<number>(entry.length + 1).fill(0);
  counts[0] = 1;
  entry.forEach((pick, at) => {
    const outcome = outcomes[at];
    if (outcome === undefined) throw new RangeError(`event ${String(at)} has no outcome`);
    const chosen = chosenCount(pick);
    const right = outcome === 'all' ? chosen : isHit(pick, outcome) ? 1 : 0;
    for (let hits = at + 1; hits >= 0; hits--)
      counts[hits] =
        (counts[hits] ?? 0) * (chosen - right) + (hits > 0 ? (counts[hits - 1] ?? 0) * right : 0);
  });
  return counts;
}

/** The same of all entries of a coupon. */
export function hitCountsOfAll(
  entries: readonly Entry[],
  outcomes: readonly EventOutcome[],
): readonly number[] {
  const sums = new Array<number>(outcomes.length + 1).fill(0);
  for (const entry of entries)
    hitCounts(entry, outcomes).forEach((count, hits) => {
      sums[hits] = (sums[hits] ?? 0) + count;
    });
  return sums;
}

/** Events that the best column of an entry has right. */
export const bestHits = (entry: Entry, outcomes: readonly (EventOutcome | undefined)[]): number =>
  entry.filter((pick, at) => {
    const outcome = outcomes[at];
    return outcome !== undefined && isHit(pick, outcome);
  }).length;
