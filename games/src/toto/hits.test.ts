import type { Choice, Entry } from './columns.ts';
import { columnsOf } from './columns.ts';
import { hitCounts, hitCountsOfAll, type EventOutcome } from './hits.ts';

/** Every column of an entry, written out: the other way to count. */
function listColumns(entry: Entry): readonly (readonly number[])[] {
  return entry.reduce<readonly (readonly number[])[]>(
    (columns, choice) => {
      const chosen = [0, 1, 2, 3].filter((at) => ((choice >> at) & 1) === 1);
      return columns.flatMap((column) => chosen.map((at) => [...column, at]));
    },
    [[]],
  );
}

const countListed = (entry: Entry, outcomes: readonly EventOutcome[]): readonly number[] => {
  const counts = new Array<number>(entry.length + 1).fill(0);
  for (const column of listColumns(entry)) {
    const hits = column.filter((at, event) => outcomes[event] === 'all' || outcomes[event] === at).length;
    counts[hits] = (counts[hits] ?? 0) + 1;
  }
  return counts;
};

describe('counting the columns of an entry by their hits', () => {
  it('counts what listing every column counts, for all entries of four events [S2-13]', () => {
    const choices: readonly Choice[] = [1, 2, 3, 4, 5, 6, 7];
    const differing: string[] = [];
    for (const a of choices)
      for (const b of choices)
        for (const c of choices)
          for (const d of choices)
            for (const outcomes of [[0, 1, 2, 0] as const, [2, 'all', 1, 'all'] as const]) {
              const [counted, listed] = [
                hitCounts([a, b, c, d], outcomes),
                countListed([a, b, c, d], outcomes),
              ];
              if (counted.join() !== listed.join())
                differing.push(`${String([a, b, c, d])}: ${counted.join()}`);
            }
    expect(differing).toEqual([]);
  });

  it('counts 14,348,907 columns without listing them: C(15, k) · 2^(15 − k) with k right', () => {
    const entry = new Array<Choice>(15).fill(7);
    const counts = hitCounts(entry, new Array<EventOutcome>(15).fill(1));
    expect(columnsOf(entry)).toBe(14_348_907n);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14_348_907);
    expect(counts.slice(11)).toEqual([21_840, 3_640, 420, 30, 1]);
  });

  it('counts every column right where all outcomes of every event are', () => {
    expect(hitCounts([7, 3, 1], ['all', 'all', 'all'])).toEqual([0, 0, 0, 6]);
  });

  it('adds the entries of a packet up, and refuses an event without an outcome', () => {
    expect(
      hitCountsOfAll(
        [
          [1, 1],
          [3, 2],
        ],
        [0, 1],
      ),
    ).toEqual([0, 2, 1]);
    expect(() => hitCounts([1, 1], [0])).toThrow('event 1 has no outcome');
  });
});
