import { chosenCount, columnsOf, couponFault, type Entry } from './columns.ts';
import { fillByChance, fillByOdds } from './fill.ts';
import { findPool, POOLS, type PoolKind } from './pools.ts';

function seeded(seed: number): (count: number) => number {
  let state = seed;
  return (count) => (state = (state * 48_271) % 2_147_483_647) % count;
}

describe('an entry by chance', () => {
  it('is one of its kind, with as many doubles and triples as asked', () => {
    const kind = findPool('results-15') as PoolKind;
    for (let seed = 1; seed < 200; seed++) {
      const entry = fillByChance(kind, seeded(seed), { doubles: 4, triples: 2 });
      expect(couponFault(kind, [entry])).toBeUndefined();
      expect(entry.filter((choice) => chosenCount(choice) === 2)).toHaveLength(4);
      expect(entry.filter((choice) => chosenCount(choice) === 3)).toHaveLength(2);
    }
  });

  it('reaches every outcome of every event', () => {
    for (const kind of POOLS) {
      const seen = new Set<string>();
      const below = seeded(11);
      for (let n = 0; n < 600; n++)
        fillByChance(kind, below).forEach((choice, at) => seen.add(`${String(at)}:${String(choice)}`));
      const outcomes = { result: 3, score: 16, winner: 2 }[kind.question];
      expect(seen.size).toBe(kind.events * outcomes);
    }
  });
});

describe('an entry by odds', () => {
  const CHANCES = [
    [0.6, 0.25, 0.15],
    [0.34, 0.33, 0.33],
    [0.2, 0.3, 0.5],
  ];

  it('takes the likeliest, and widens where it helps most for what it costs', () => {
    expect(fillByOdds(CHANCES, 1)).toEqual([1, 1, 4]);
    expect(fillByOdds(CHANCES, 2)).toEqual([1, 3, 4]);
    expect(fillByOdds(CHANCES, 27)).toEqual([7, 7, 7]);
  });

  it('never has more columns than asked', () => {
    for (let most = 1; most <= 30; most++) {
      const entry: Entry = fillByOdds(CHANCES, most);
      expect(columnsOf(entry)).toBeLessThanOrEqual(BigInt(most));
    }
  });
});
