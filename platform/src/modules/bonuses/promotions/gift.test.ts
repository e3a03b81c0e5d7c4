import { budgetOf, giftIn, wageringTerms, wantsOf } from './gift.ts';
import { FIVE_EUR, termsOf } from './promotion-terms.fixture.ts';

const terms = termsOf(0);

describe('what a promotion gives', () => {
  it.each([
    ['9.99', 999n, 0n],
    ['10.00', 1_000n, 500n],
    ['rounded down', 1_001n, 500n],
    ['at most', 80_001n, 4_000n],
  ])('is a share of a deposit of %s', (_name, depositMinor, giftMinor) => {
    expect(giftIn(terms, 'EUR', depositMinor)).toBe(giftMinor);
  });

  it('is nothing in a currency that it does not name', () => {
    expect(giftIn(terms, 'USD', 5_000n)).toBe(0n);
    expect(giftIn(termsOf(0, FIVE_EUR), 'USD', 0n)).toBe(0n);
    expect(giftIn(termsOf(0, FIVE_EUR), 'EUR', 0n)).toBe(500n);
  });

  it('is bounded by count and by sum', () => {
    const bounded = termsOf(0, { limits: { grants: 3, budget: { EUR: '100.00' } } });
    expect(budgetOf(bounded, 'EUR', 500n)).toEqual([
      { currency: '', by: 1n, most: 3n },
      { currency: 'EUR', by: 500n, most: 10_000n },
    ]);
    expect(budgetOf(bounded, 'USD', 500n)).toEqual([{ currency: '', by: 1n, most: 3n }]);
    expect(budgetOf(terms, 'EUR', 500n)).toEqual([]);
  });

  it('takes no money for points', () => {
    const limits = { grants: 3, budget: { EUR: '100.00' } };
    const points = termsOf(0, { limits, gives: { kind: 'points', points: 50 } });
    expect(budgetOf(points, 'EUR', 50n)).toEqual([{ currency: '', by: 1n, most: 3n }]);
  });

  it('wants what it says in each currency', () => {
    const wants = { ...wantsOf(terms), currencies: { EUR: { maxStake: '20.00' } } };
    expect(wageringTerms(termsOf(0, { wants }), 'EUR')).toEqual({
      minOddsMilli: 1_500,
      percents: { sportsbook: 100 },
      percentsOf: {},
      maxStakeMinor: 2_000n,
      maxConversionMinor: null,
    });
    expect(wageringTerms(terms, 'EUR').maxStakeMinor).toBeNull();
  });
});
