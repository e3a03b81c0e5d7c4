import { pickWeighted } from './weighted.ts';

const LAST = 2 ** 32 - 1;

describe('a thing drawn by its weight', () => {
  it('is each one for its share of the numbers, to the number', () => {
    expect([0, 2 ** 31 - 1, 2 ** 31, LAST].map((draw) => pickWeighted(draw, [1, 1]))).toEqual([0, 0, 1, 1]);
    // A quarter is 2^30 numbers.
    expect([2 ** 30 - 1, 2 ** 30].map((draw) => pickWeighted(draw, [25, 75]))).toEqual([0, 1]);
  });

  it('is exact where the product is beyond what a float holds', () => {
    const weights = Array.from({ length: 24 }, () => 1_000_000);
    expect(pickWeighted(LAST, weights)).toBe(23);
    const edge = Math.ceil((2 ** 32 * 23) / 24);
    expect([edge - 1, edge].map((draw) => pickWeighted(draw, weights))).toEqual([22, 23]);
  });

  it('is never one of no weight', () => {
    expect(pickWeighted(0, [0, 5])).toBe(1);
  });
});
