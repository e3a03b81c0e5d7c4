import { drawsThatPick } from '../testing/draws-that.ts';
import { millionths } from '../testing/millionths.ts';
import { RISKS, SIZES, segmentsOf } from './wheel-table.ts';
import { WHEEL, type WheelChoice } from './wheel.ts';

const ALL = SIZES.flatMap((segments) => RISKS.map((risk): WheelChoice => ({ segments, risk })));
const spin = (choice: WheelChoice, at: number, stakeMinor = 1000n) =>
  WHEEL.round(drawsThatPick([[at, choice.segments]]), { stakeMinor, choice }, []);

describe('wheel', () => {
  it('pays what stands on the segment at the pointer', () => {
    const { face, paidMinor, moves } = spin({ segments: 20, risk: 'medium' }, 11);
    expect(face).toEqual({ segment: 11, paidMilli: 4_700 });
    expect(paidMinor).toBe(4_700n);
    expect(moves).toEqual([]);
    expect(spin({ segments: 50, risk: 'high' }, 0, 1n).paidMinor).toBe(49n);
    expect(spin({ segments: 50, risk: 'high' }, 49).paidMinor).toBe(0n);
  });

  it('returns 99 % on every wheel, counted by spinning it to each segment', () => {
    for (const choice of ALL) {
      const paid = Array.from({ length: choice.segments }, (_, at) => Number(spin(choice, at).paidMinor));
      expect(paid.reduce((sum, each) => sum + each, 0)).toBe(990 * choice.segments);
      expect(millionths(WHEEL.returnOf(choice))).toBe(990_000);
    }
  });

  it.each([
    ['low', [1500, 1500, 1500, 1500, 1500], [8, 16, 24, 32, 40]],
    ['medium', [2500, 4700, 5000, 7000, 7500], [5, 10, 15, 20, 25]],
    ['high', [9900, 19800, 29700, 39600, 49500], [1, 1, 1, 1, 1]],
  ] as const)('of %s risk pays at most %j, by so many segments %j', (risk, most, paying) => {
    const largest = SIZES.map((segments) =>
      WHEEL.mostMinor({ stakeMinor: 1000n, choice: { segments, risk } }),
    );
    expect(largest.map(Number)).toEqual(most);
    expect(SIZES.map((segments) => segmentsOf(segments, risk).filter((milli) => milli > 0).length)).toEqual(
      paying,
    );
  });

  it.each([
    [null],
    [{ segments: 10 }],
    [{ segments: 15, risk: 'low' }],
    [{ segments: '10', risk: 'low' }],
    [{ segments: 10, risk: 'none' }],
    [{ segments: 10, risk: 'low', more: 1 }],
  ])('takes no %j', (choice) => {
    expect(WHEEL.readBet(100n, choice)).toBeUndefined();
  });

  it('takes every wheel', () => {
    for (const choice of ALL) expect(WHEEL.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
  });
});
