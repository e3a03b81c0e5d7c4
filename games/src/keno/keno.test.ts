import { drawsThatTake } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { kenoPays, RISKS, type KenoRisk } from './keno-table.ts';
import { KENO, type KenoChoice } from './keno.ts';

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const marking = (marked: number, risk: KenoRisk): KenoChoice => ({
  numbers: Array.from({ length: marked }, (_, at) => at + 1),
  risk,
});
const FIRST_TEN = Array.from({ length: 10 }, (_, at) => at);

/** The chances of each count of hits, ball by ball instead of by sets: each of ten balls is one of the marked or not. */
function waysByBalls(marked: number): readonly bigint[] {
  let ways = [1n];
  for (let ball = 0; ball < 10; ball++) {
    const next = Array<bigint>(ways.length + 1).fill(0n);
    ways.forEach((count, hits) => {
      next[hits + 1] = (next[hits + 1] ?? 0n) + count * BigInt(Math.max(0, marked - hits));
      next[hits] = (next[hits] ?? 0n) + count * BigInt(40 - marked - (ball - hits));
    });
    ways = next;
  }
  return ways;
}

describe('keno', () => {
  it('pays by how many of the marked numbers were drawn', () => {
    const draws = drawsThatTake([39, 4, 2, 0, 11, 20, 21, 22, 23, 24], 40);
    const choice: KenoChoice = { numbers: [1, 5, 30, 40], risk: 'classic' };
    const { face, paidMinor, moves } = KENO.round(draws, { stakeMinor: 5n, choice }, []);
    const drawn = [40, 5, 3, 1, 12, 21, 22, 23, 24, 25];
    expect(face).toEqual({ drawn, hits: [40, 5, 1], paidMilli: 8_300 });
    expect(paidMinor).toBe(41n);
    expect(moves).toEqual([]);
  });

  it('is paid the whole table, from none to all of the marked', () => {
    for (const risk of RISKS) {
      for (const marked of COUNTS) {
        const paid = Array.from({ length: marked + 1 }, (_, hits) => {
          const numbers = Array.from({ length: marked }, (__, at) => (at < hits ? at + 1 : at + 20));
          const bet = { stakeMinor: 1000n, choice: { numbers, risk } };
          return Number(KENO.round(drawsThatTake(FIRST_TEN, 40), bet, []).paidMinor);
        });
        expect(paid).toEqual(kenoPays(marked, risk));
      }
    }
  });

  it.each([
    ['classic', [990000, 988462, 989879, 989796, 989441, 990070, 989599, 990359, 990545, 989979]],
    ['low', [990000, 992308, 991397, 990344, 989714, 989974, 989253, 990100, 990379, 989799]],
    ['medium', [990000, 992308, 988360, 990535, 988620, 990070, 989599, 990031, 990591, 989938]],
    ['high', [990000, 990000, 992915, 988073, 991082, 990125, 989731, 990022, 989801, 989907]],
  ] as const)('of %s risk returns by the numbers marked so many millionths', (risk, back) => {
    expect(COUNTS.map((marked) => millionths(KENO.returnOf(marking(marked, risk))))).toEqual(back);
  });

  it('returns what its hits are paid, counted ball by ball', () => {
    const orders = 3_075_990_524_006_400n; // 40 · 39 · … · 31
    for (const marked of COUNTS) {
      const ways = waysByBalls(marked);
      expect(ways.reduce((sum, count) => sum + count)).toBe(orders);
      for (const risk of RISKS) {
        const num = kenoPays(marked, risk).reduce(
          (sum, milli, hits) => sum + BigInt(milli) * (ways[hits] ?? 0n),
          0n,
        );
        expect(isSameRatio({ num, den: orders * 1000n }, KENO.returnOf(marking(marked, risk)))).toBe(true);
      }
    }
  });

  it('pays ×1,000 at most', () => {
    const most = COUNTS.map((marked) =>
      KENO.mostMinor({ stakeMinor: 1n, choice: marking(marked, 'classic') }),
    );
    expect(most.map(Number)).toEqual([3, 7, 25, 130, 550, 920, 1000, 1000, 1000, 1000]);
  });

  it.each([
    [null],
    [{ numbers: [], risk: 'low' }],
    [{ numbers: [1, 1], risk: 'low' }],
    [{ numbers: [0], risk: 'low' }],
    [{ numbers: [41], risk: 'low' }],
    [{ numbers: [1.5], risk: 'low' }],
    [{ numbers: ['1'], risk: 'low' }],
    [{ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], risk: 'low' }],
    [{ numbers: { 0: 1, length: 1 }, risk: 'low' }],
    [{ numbers: Array(1), risk: 'low' }],
    [{ numbers: [1], risk: 'none' }],
    [{ numbers: [1] }],
    [{ numbers: [1], risk: 'low', more: 1 }],
  ])('takes no %j', (choice) => {
    expect(KENO.readBet(100n, choice)).toBeUndefined();
  });

  it('takes ten different numbers', () => {
    expect(KENO.readBet(100n, marking(10, 'high'))?.choice).toEqual(marking(10, 'high'));
  });
});
