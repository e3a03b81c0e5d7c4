import fc from 'fast-check';

import { builderPrices, LEAST_BUILDER_RETURN } from './builder-price.ts';

fc.configureGlobal({ seed: 20261126 });

describe('the price of a bet builder (rules §10)', () => {
  it('is what is fair of all legs together, less the margins of their markets', () => {
    // Home wins at 0.5 and over at 0.5, together at 0.35; each market pays back 0.95. 0.9025 ÷ 0.35 = 2.578…
    expect(builderPrices([1, 0.5, 0.5, 0.35], [1_900, 1_900])).toEqual([1000, 1_900, 1_900, 2_570]);
    // Were they independent: 0.9025 ÷ 0.25, which is both prices multiplied.
    expect(builderPrices([1, 0.5, 0.5, 0.25], [1_900, 1_900])).toEqual([1000, 1_900, 1_900, 3_610]);
  });

  it('never keeps more than a fifth, nor less than the dearest of its markets does', () => {
    // 0.9⁴ is 0.6561: 0.8 ÷ 0.1
    const legs = 4;
    const chances = Array.from({ length: 1 << legs }, (_, set) => (set === 0 ? 1 : set === 15 ? 0.1 : 0.5));
    const prices = builderPrices(chances, new Array<number>(legs).fill(1_800));
    expect(prices.at(-1)).toBe(1000 * (LEAST_BUILDER_RETURN / 0.1));
    // A market that pays back 0.5 is no dearer beside a sure one.
    expect(builderPrices([1, 0.05, 0.9, 0.05], [10_000, 1_100]).at(-1)).toBe(10_000);
  });

  it('has no price for what cannot be, and one within what there is for what hardly can', () => {
    expect(builderPrices([1, 0.5, 0.5, 0], [1_900, 1_900]).at(-1)).toBe(0);
    expect(builderPrices([1, 0.01, 0.01, 1e-7], [90_000, 90_000]).at(-1)).toBe(1_000_000);
  });

  const world = fc.integer({ min: 2, max: 6 }).chain((legs) =>
    fc.record({
      weights: fc.array(fc.nat({ max: 1000 }), { minLength: 1 << legs, maxLength: 1 << legs }),
      odds: fc.array(fc.integer({ min: 1_001, max: 30_000 }), { minLength: legs, maxLength: legs }),
    }),
  );

  it('is never above one over its chance, whatever its legs are offered at', () => {
    fc.assert(
      fc.property(world, ({ weights, odds }) => {
        const sum = weights.reduce((total, one) => total + one, 0) || 1;
        // By set of legs, the weight of all ends in which these win at least.
        const chances = weights.map(
          (_, set) => weights.reduce((all, one, end) => ((end & set) === set ? all + one : all), 0) / sum,
        );
        for (const [set, price] of builderPrices(chances, odds).entries()) {
          expect(price * (chances[set] ?? 0)).toBeLessThanOrEqual(1000 + 1e-6);
          expect(Number.isInteger(price)).toBe(true);
        }
      }),
    );
  });
});
