import { median, quantile, sum } from './statistics.ts';

describe('statistics', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);

  it('finds the middle and the slowest hundredth, in any order', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile(hundred, 0.99)).toBe(100);
    expect(quantile(hundred, 0)).toBe(1);
  });

  it('adds up, and refuses a quantile of nothing', () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(() => median([])).toThrow(RangeError);
  });
});
