import { orderChances } from './order-chances.ts';

const WEIGHTS = [5, 3, 1, 1];
const chances = orderChances(WEIGHTS, 3);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the order of a field by Plackett and Luce', () => {
  it('is won by weight', () => {
    expect(chances.among(1).map((chance) => chance.toFixed(9))).toEqual(
      WEIGHTS.map((weight) => (weight / 10).toFixed(9)),
    );
  });

  it('has as many among the first as there are places, the others ever rarer', () => {
    for (const places of [1, 2, 3]) expect(sum(chances.among(places))).toBeCloseTo(places, 12);
    for (const at of WEIGHTS.keys())
      expect(chances.among(2)[at] ?? 0).toBeGreaterThan(chances.among(1)[at] ?? 1);
  });

  it('reckons a place from all that can come before it', () => {
    // Second behind each of the others.
    const second = (3 / 10) * (1 / 7) + (5 / 10) * (1 / 5) + (1 / 10) * (1 / 9);
    expect((chances.among(2)[2] ?? 0) - (chances.among(1)[2] ?? 0)).toBeCloseTo(second, 12);
  });

  it('agrees with itself: orders of two make the winner, and one is before another by their weights', () => {
    const others = [1, 2, 3].map((second) => chances.inOrder(0, second));
    expect(sum(others)).toBeCloseTo(0.5, 12);
    expect(chances.before(0, 1)).toBeCloseTo(5 / 8, 12);
    expect(orderChances([1, 1], 3).among(2)).toEqual([1, 1]);
  });
});
