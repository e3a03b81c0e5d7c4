import fc from 'fast-check';

import { prizesOf, type Ranked } from './prizes.ts';

const board = (...lines: readonly (readonly [points: number, currency?: string])[]): Ranked[] =>
  lines.map(([points, currency = 'EUR'], at) => ({ entryId: String(at), currency, points: BigInt(points) }));
const EUR = new Map([['EUR', [100_00n, 50_00n, 25_00n]]]);

describe('prizes of a tournament [S2-48]', () => {
  it('go by place, and to nobody behind the table', () => {
    const prizes = prizesOf(board([9], [8], [7], [6]), EUR);
    expect([...prizes]).toEqual([
      ['0', 100_00n],
      ['1', 50_00n],
      ['2', 25_00n],
    ]);
  });

  it('of tied places are added and split, also where the tie reaches behind the table', () => {
    expect([...prizesOf(board([9], [8], [8]), EUR).values()]).toEqual([100_00n, 37_50n, 37_50n]);
    // 25.00 by three: a minor unit is left, and goes to who had the points first.
    expect([...prizesOf(board([9], [8], [7], [7], [7]), EUR).values()]).toEqual([
      100_00n,
      50_00n,
      8_34n,
      8_33n,
      8_33n,
    ]);
  });

  it('are of each one’s own currency', () => {
    const tables = new Map([...EUR, ['JPY', [15_000n, 7_500n, 3_750n]]]);
    expect([...prizesOf(board([9, 'JPY'], [8], [8, 'JPY']), tables).values()]).toEqual([
      15_000n,
      37_50n,
      5_625n,
    ]);
  });

  it('come to exactly the table where all play in one currency and every place is taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 12, maxLength: 20 }),
        (table, points) => {
          const ranked = board(...points.toSorted((a, b) => b - a).map((one) => [one] as const));
          const prizes = prizesOf(ranked, new Map([['EUR', table.toSorted((a, b) => Number(b - a))]]));
          const sum = (all: Iterable<bigint>) => [...all].reduce((total, one) => total + one, 0n);
          expect(sum(prizes.values())).toBe(sum(table));
        },
      ),
    );
  });
});
