import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { slotsOf, RISKS } from './plinko-table.ts';
import { PLINKO, type PlinkoChoice } from './plinko.ts';

const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];
const ALL = ROWS.flatMap((rows) => RISKS.map((risk): PlinkoChoice => ({ rows, risk })));
const fall = (choice: PlinkoChoice, path: readonly number[], stakeMinor = 1000n) =>
  PLINKO.round(drawsThatPick(path.map((step) => [step, 2])), { stakeMinor, choice }, []);

/** What all paths of a ball are paid together, told one row after the other. */
function sumOfPaths(rows: number, pays: readonly number[], slot = 0): bigint {
  if (rows === 0) return BigInt(pays[slot] ?? 0);
  return sumOfPaths(rows - 1, pays, slot) + sumOfPaths(rows - 1, pays, slot + 1);
}

describe('plinko', () => {
  it('falls into the slot of as many steps to the right, and pays what stands there', () => {
    const { face, paidMinor, moves } = fall({ rows: 8, risk: 'high' }, [0, 1, 0, 0, 0, 0, 0, 0]);
    expect(face).toEqual({ path: [0, 1, 0, 0, 0, 0, 0, 0], slot: 1, paidMilli: 4_900 });
    expect(paidMinor).toBe(4_900n);
    expect(moves).toEqual([]);
    expect(fall({ rows: 9, risk: 'low' }, Array<number>(9).fill(1)).face).toMatchObject({
      slot: 9,
      paidMilli: 5_500,
    });
    expect(fall({ rows: 8, risk: 'low' }, [1, 1, 1, 1], 3n).paidMinor).toBe(1n);
  });

  it.each([
    ['low', [989844, 989453, 989258, 989551, 989990, 989893, 990002, 990179, 989883]],
    ['medium', [990625, 989453, 990039, 990137, 990430, 989868, 990015, 990009, 989841]],
    ['high', [989844, 989844, 989648, 989648, 990137, 989917, 990125, 990259, 990106]],
  ] as const)('of %s risk returns by its rows so many millionths', (risk, back) => {
    expect(ROWS.map((rows) => millionths(PLINKO.returnOf({ rows, risk })))).toEqual(back);
  });

  it.each([
    ['low', [5200, 5500, 8000, 9000, 9000, 9000, 12000, 14000, 16000]],
    ['medium', [14000, 16000, 21500, 25000, 32000, 44000, 57000, 80000, 110000]],
    ['high', [28000, 44000, 76000, 140000, 160000, 260000, 420000, 620000, 1000000]],
  ] as const)('of %s risk pays at most, by its rows', (risk, most) => {
    const all = ROWS.map((rows) => Number(PLINKO.mostMinor({ stakeMinor: 1000n, choice: { rows, risk } })));
    expect(all).toEqual(most);
  });

  it('has a slot more than rows, the same from both sides, and returns what all paths are paid', () => {
    for (const choice of ALL) {
      const slots = slotsOf(choice.rows, choice.risk);
      expect(slots).toHaveLength(choice.rows + 1);
      expect(slots.toReversed()).toEqual(slots);
      const counted = { num: sumOfPaths(choice.rows, slots), den: 1000n * 2n ** BigInt(choice.rows) };
      expect(isSameRatio(counted, PLINKO.returnOf(choice))).toBe(true);
    }
  });

  it.each([
    [null],
    ['8'],
    [{ rows: 8 }],
    [{ rows: 7, risk: 'low' }],
    [{ rows: 17, risk: 'low' }],
    [{ rows: 8.5, risk: 'low' }],
    [{ rows: 8, risk: 'extreme' }],
    [{ rows: 8, risk: 'toString' }],
    [{ rows: 8, risk: 'low', more: 1 }],
  ])('takes no %j', (choice) => {
    expect(PLINKO.readBet(100n, choice)).toBeUndefined();
  });

  it('takes every number of rows and every risk', () => {
    for (const choice of ALL) expect(PLINKO.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
  });
});
