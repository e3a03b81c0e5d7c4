import fc from 'fast-check';
import { isOddsMilli } from '@paddock/contract';

import { priceMarket, withMargin, type MarginMethod } from './margin.ts';
import { toLadder } from './odds-ladder.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const methods: MarginMethod[] = ['power', 'proportional'];
/** Fair probabilities of 2 to 26 outcomes that sum to 1. */
const fairMarket = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 26 })
  .map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
const overround = fc.integer({ min: 1020, max: 1090 }).map((milli) => milli / 1000);
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe.each(methods)('the %s margin', (method) => {
  it('sums to the overround asked for', () => {
    fc.assert(
      fc.property(fairMarket, overround, (fair, asked) => {
        expect(sumOf(withMargin(fair, asked, method))).toBeCloseTo(asked, 6);
      }),
    );
  });

  it('never turns the order of two outcomes around', () => {
    fc.assert(
      fc.property(fairMarket, overround, (fair, asked) => {
        const odds = priceMarket(fair, asked, method);
        for (const [i, one] of fair.entries()) {
          for (const [j, other] of fair.entries()) {
            if (one > other) expect(odds[i]).toBeLessThanOrEqual(odds[j] ?? 0);
          }
        }
      }),
    );
  });

  it('prices within what the platform accepts', () => {
    fc.assert(
      fc.property(fairMarket, overround, (fair, asked) => {
        for (const price of priceMarket(fair, asked, method)) expect(isOddsMilli(price)).toBe(true);
      }),
    );
  });

  it('leaves fair probabilities alone without a margin', () => {
    expect(withMargin([0.5, 0.3, 0.2], 1, method).map((p) => p.toFixed(6))).toEqual([
      '0.500000',
      '0.300000',
      '0.200000',
    ]);
  });
});

describe('the power margin', () => {
  it('takes more from the longshot than from the favourite', () => {
    const [favourite, longshot] = withMargin([0.9, 0.1], 1.05);
    expect((longshot ?? 0) / 0.1).toBeGreaterThan((favourite ?? 0) / 0.9);
  });

  it('handles double chance, whose fair probabilities sum to 2', () => {
    expect(sumOf(withMargin([0.75, 0.8, 0.45], 1.05))).toBeCloseTo(2.1, 6);
  });

  it('refuses what is no market', () => {
    expect(() => withMargin([0.5, 0.5], 0.99)).toThrow(RangeError);
    expect(() => withMargin([1, 0], 1.05)).toThrow(RangeError);
    expect(() => withMargin([0.5, 0.5], 2.5)).toThrow(RangeError);
  });
});

describe('the ladder of quoted prices', () => {
  it.each([
    [1.0002, 1001],
    [1.0123, 1010],
    [1.0874, 1085],
    [2.0471, 2050],
    [3.3333, 3350],
    [7.4444, 7400],
    [13.2, 13_000],
    [26.6, 27_000],
    [5000, 1_000_000],
  ])('quotes %f as %i', (odds, expected) => {
    expect(toLadder(odds)).toBe(expected);
  });

  it('never falls as the price rises', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1200, noNaN: true }),
        fc.double({ min: 0, max: 5, noNaN: true }),
        (odds, more) => {
          expect(toLadder(odds + more)).toBeGreaterThanOrEqual(toLadder(odds));
        },
      ),
    );
  });
});
