import {
  legMultiplier,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type SelectionResult,
} from '../odds/bet-return.ts';
import { deadHeatFactor, placeMultiplier, placePrice } from './each-way.ts';
import { linesReturn } from './lines-return.ts';

describe('each way (rules §10)', () => {
  const terms = (num: bigint, den: bigint) => ({ places: 3, fraction: { num, den } });
  const decimal = ({ num, den }: { num: bigint; den: bigint }) => Number(num) / Number(den);

  it.each([
    [10_000, 1n, 4n, 3.25],
    [10_000, 1n, 5n, 2.8],
    [4_500, 1n, 1n, 4.5],
    [1_333, 1n, 3n, 1.111],
  ])('the place line of %s at %s/%s has the price %s', (oddsMilli, num, den, price) => {
    expect(decimal(placePrice(oddsMilli, terms(num, den)))).toBeCloseTo(price, 12);
  });

  it.each([
    [0n, 4n],
    [-1n, 4n],
    [5n, 4n],
  ])('no price has the part %s/%s', (num, den) => {
    expect(() => placePrice(2_000, terms(num, den))).toThrow(RangeError);
  });

  it('pays both lines, one, or none, a unit each', () => {
    const back = (won: SelectionResult, placed: SelectionResult) =>
      linesReturn(500n, [legMultiplier(won, 10_000), placeMultiplier(placed, 10_000, terms(1n, 4n))]);
    expect(back(RESULT_WIN, RESULT_WIN)).toBe(5_000n + 1_625n);
    expect(back(RESULT_LOSE, RESULT_WIN)).toBe(1_625n);
    expect(back(RESULT_LOSE, RESULT_LOSE)).toBe(0n);
    expect(back(RESULT_VOID, RESULT_VOID)).toBe(1_000n);
    // Three share the last two places.
    const shared = { ...RESULT_WIN, deadHeat: deadHeatFactor(2, 3) };
    expect(back(RESULT_LOSE, shared)).toBe(1_083n);
  });

  it.each([
    [1, 1, 1n, 1n],
    [2, 1, 1n, 1n],
    [1, 2, 1n, 2n],
    [2, 3, 2n, 3n],
  ])('%s places shared by %s are %s/%s', (left, tied, num, den) => {
    expect(deadHeatFactor(left, tied)).toEqual({ num, den });
  });

  it.each([
    [0, 2],
    [1, 0],
    [1.5, 2],
    [1, 2.5],
  ])('no dead heat has %s places for %s', (left, tied) => {
    expect(() => deadHeatFactor(left, tied)).toThrow(RangeError);
  });
});
