import type { SelectionView } from '@paddock/contract/schemas';

import { hasOutrun, overriddenPrices, type PriceOverride } from './price-overrides.ts';

const prices = (...odds: readonly number[]): SelectionView[] =>
  odds.map((oddsMilli, at) => ({ outcome: ['home', 'draw', 'away'][at] ?? '', oddsMilli, open: true }));
const override = (given: Partial<PriceOverride>): PriceOverride => ({
  id: '1',
  marketId: '7',
  outcome: 'home',
  price: { oddsMilli: 2000 },
  fedMilli: 2000,
  boundMilli: 50,
  ...given,
});
const oddsOf = (fed: readonly SelectionView[], ...overrides: readonly PriceOverride[]) =>
  overriddenPrices(fed, overrides)?.map(({ oddsMilli }) => oddsMilli);
const together = (odds: readonly number[] = []) => odds.reduce((sum, one) => sum + 1_000 / one, 0);

describe('a price in place of the feed’s', () => {
  const fed = prices(2000, 4000, 4000); // a book of 1 exactly

  it('leaves the feed’s where nobody named any', () => {
    expect(overriddenPrices(fed, [])).toBe(fed);
  });

  it('keeps the margin: the others share what is left, in their proportion', () => {
    // 1/1.6 = 0.625, so that 0.375 is left for two that stood equal.
    expect(oddsOf(fed, override({ price: { oddsMilli: 1600 } }))).toEqual([1600, 5333, 5333]);
    expect(oddsOf(prices(2000, 3000, 3000), override({ price: { oddsMilli: 2500 } }))).toEqual([
      2500, 2608, 2608,
    ]);
  });

  it('shifts a chance: five points more make 0.55 of 0.5', () => {
    expect(oddsOf(fed, override({ price: { shiftMilli: 50 } }))).toEqual([1818, 4444, 4444]);
  });

  it('never makes the book smaller than the feed’s', () => {
    for (const shiftMilli of [-200, -50, -1, 0, 1, 50, 200]) {
      const odds = oddsOf(prices(1900, 3500, 4200), override({ price: { shiftMilli }, fedMilli: 1900 }));
      expect(together(odds)).toBeGreaterThanOrEqual(together([1900, 3500, 4200]) - 1e-9);
    }
  });

  it('is none where nothing is left for the others, or no price comes of it', () => {
    expect(oddsOf(fed, override({ price: { oddsMilli: 1004 } }))).toEqual([1004, 502000, 502000]);
    expect(oddsOf(fed, override({ price: { oddsMilli: 1001 } }))).toBeUndefined();
    expect(oddsOf(fed, override({ price: { shiftMilli: 500 } }))).toBeUndefined();
    expect(oddsOf(fed, override({ price: { shiftMilli: -500 } }))).toBeUndefined();
  });

  it('may name every price only where together they keep the margin', () => {
    const all = (home: number) =>
      oddsOf(
        fed,
        override({ price: { oddsMilli: home } }),
        override({ outcome: 'draw', price: { oddsMilli: 4000 } }),
        override({ outcome: 'away', price: { oddsMilli: 4000 } }),
      );
    expect(all(1900)).toEqual([1900, 4000, 4000]);
    expect(all(2100)).toBeUndefined();
  });
});

describe('a feed that moves', () => {
  it('outruns the trader beyond the bound, not at it', () => {
    // 0.5 and 0.45: exactly fifty thousandths.
    expect(hasOutrun(override({ boundMilli: 50 }), prices(1000 / 0.55))).toBe(false);
    expect(hasOutrun(override({ boundMilli: 50 }), prices(1800))).toBe(true);
    expect(hasOutrun(override({ boundMilli: 50 }), prices(2000))).toBe(false);
  });

  it('outruns one of a selection that it names no more', () => {
    expect(hasOutrun(override({ outcome: 'gone' }), prices(2000))).toBe(true);
  });
});
