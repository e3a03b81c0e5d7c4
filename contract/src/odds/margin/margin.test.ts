import fc from 'fast-check';

import { fairChances, withMargin } from './margin.ts';
import { MARGIN_METHODS, type MarginMethod } from './margin-method.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261126 });

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const chancesOf = (odds: readonly number[], winners: number, method: MarginMethod) =>
  fairChances(odds, winners, method).map(({ num, den }) => Number(num) / Number(den));

/** Fair chances of 2 to 30 outcomes that sum to 1. */
const fairMarket = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 30 })
  .map((weights) => weights.map((weight) => weight / sumOf(weights)));
const overround = fc.integer({ min: 1001, max: 1090 }).map((milli) => milli / 1000);
/** Prices of 2 to 30 outcomes, whatever they sum to. */
const prices = fc.array(fc.integer({ min: 1001, max: 1_000_000 }), { minLength: 2, maxLength: 30 });

/** Methods that reach any of these overrounds: what Shin's model can ask ends where everybody knows the result. */
const reaches = (fair: readonly number[], asked: number, method: MarginMethod) =>
  method !== 'shin' || sumOf(fair.map(Math.sqrt)) ** 2 > asked;

describe.each(MARGIN_METHODS)('the margin %s', (method) => {
  it('sums to the overround asked for', () => {
    fc.assert(
      fc.property(fairMarket, overround, (fair, asked) => {
        fc.pre(reaches(fair, asked, method));
        expect(sumOf(withMargin(fair, asked, method))).toBeCloseTo(asked, 8);
      }),
    );
  });

  it('taken off again leaves the chances it was put on', () => {
    fc.assert(
      fc.property(fairMarket, overround, (fair, asked) => {
        fc.pre(reaches(fair, asked, method));
        const implied = withMargin(fair, asked, method);
        // Prices in thousandths from 1.001 on: what they round away comes back as an error of that size.
        fc.pre(implied.every((chance) => chance < 0.999 && chance > 0.002));
        const again = chancesOf(
          implied.map((chance) => Math.round(1000 / chance)),
          1,
          method,
        );
        for (const [at, chance] of again.entries())
          expect(Math.abs(chance - (fair[at] ?? 0))).toBeLessThan(0.002);
      }),
    );
  });

  it('is only ever taken off: chances sum to the winners, and none is above its price', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom(1, 2, 3), (odds, winners) => {
        const raw = odds.map((one) => 1000 / one);
        const fair = chancesOf(odds, winners, method);
        for (const [at, chance] of fair.entries()) {
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThanOrEqual((raw[at] ?? 0) + 1e-12);
        }
        expect(sumOf(fair)).toBeLessThanOrEqual(winners * (1 + 1e-9));
        if (sumOf(raw) <= winners) expect(fair).toEqual(raw);
        else if (winners === 1) expect(sumOf(fair)).toBeCloseTo(1, 8);
      }),
      { numRuns: 500 },
    );
  });

  it('never turns the order of two outcomes around, and gives equal prices equal chances', () => {
    fc.assert(
      fc.property(prices, (odds) => {
        const fair = chancesOf(odds, 1, method);
        for (const [i, one] of odds.entries())
          for (const [j, other] of odds.entries()) {
            if (one === other) expect(fair[i]).toBe(fair[j]);
            else if (one < other) expect(fair[i] ?? 0).toBeGreaterThanOrEqual(fair[j] ?? 0);
          }
      }),
    );
  });

  it('is of nothing where there is none', () => {
    const fair = [0.5, 0.3, 0.2];
    expect(withMargin(fair, 1, method).map((chance) => chance.toFixed(9))).toEqual(
      fair.map((chance) => chance.toFixed(9)),
    );
    expect(chancesOf([2000, 4000, 4000], 1, method)).toEqual([0.5, 0.25, 0.25]);
  });

  it('is shared by the winners of a market where two come true', () => {
    const double = chancesOf([1300, 1250, 1700], 2, method);
    expect(sumOf(double)).toBeCloseTo(2, 8);
    expect(sumOf(withMargin([0.75, 0.8, 0.45], 1.05, method))).toBeCloseTo(2.1, 8);
  });

  it('refuses what is no market', () => {
    expect(() => withMargin([0.5, 0.5], 0.99, method)).toThrow(RangeError);
    expect(() => withMargin([1, 0], 1.05, method)).toThrow(RangeError);
    expect(() => withMargin([0.5, 0.5], 2.5, method)).toThrow(RangeError);
  });
});

describe('what the methods make of one favourite and one longshot', () => {
  const odds = [1250, 4000];
  const ratio = (method: MarginMethod) => {
    const [favourite = 0, longshot = 0] = chancesOf(odds, 1, method);
    return longshot / favourite;
  };

  it('is the same share of both in proportion, and more of the longshot by power and by Shin', () => {
    expect(ratio('proportional')).toBeCloseTo(1250 / 4000, 12);
    expect(ratio('power')).toBeLessThan(ratio('proportional'));
    expect(ratio('shin')).toBeLessThan(ratio('proportional'));
  });

  it('is by power the root of p^n + q^n = 1, found by hand for a market that has one', () => {
    // 0.8² + 0.6² = 1.
    const [one, other] = chancesOf([1250, 1667], 1, 'power');
    expect(one).toBeCloseTo(0.64, 3);
    expect(other).toBeCloseTo(0.36, 3);
  });

  it('is by Shin the same amount of two outcomes: half of what they sum to above one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1050, max: 20_000 }), overround, (first, asked) => {
        const second = Math.round(1000 / (asked - 1000 / first));
        fc.pre(second > 1000 && second < 1_000_000);
        const book = 1000 / first + 1000 / second;
        fc.pre(book > 1 && 1000 / second - (book - 1) / 2 > 0);
        const [one, other] = chancesOf([first, second], 1, 'shin');
        expect(one).toBeCloseTo(1000 / first - (book - 1) / 2, 9);
        expect(other).toBeCloseTo(1000 / second - (book - 1) / 2, 9);
      }),
    );
  });

  it('is reached by Shin up to where everybody knows the result, and refused beyond', () => {
    const fair = [0.99, 0.01];
    const most = sumOf(fair.map(Math.sqrt)) ** 2;
    expect(sumOf(withMargin(fair, most - 1e-6, 'shin'))).toBeCloseTo(most, 5);
    expect(() => withMargin(fair, most + 0.01, 'shin')).toThrow(RangeError);
  });

  it('takes a bounded number of steps, also of prices that make no sense', () => {
    const certain = Array.from({ length: 30 }, () => 1001);
    for (const method of MARGIN_METHODS)
      for (const chance of chancesOf(certain, 1, method)) expect(chance).toBeCloseTo(1 / 30, 9);
  });
});
