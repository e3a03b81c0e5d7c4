import { betFigures } from './bet-figures.ts';
import { bettablePrices } from './leg-view.ts';
import { BOUNDS, kept, moved, suspended } from './leg-view.fixture.ts';

describe('the coupon’s figures', () => {
  it('count the legs that can be bet: 10.00 × 1.44 × 2.05 = 29.52', () => {
    expect(betFigures(bettablePrices([kept, moved, suspended]), '10.00', 'EUR', BOUNDS)).toEqual({
      legCount: 2,
      lineCount: 1,
      totalOddsMilli: 2952n,
      stakeMinor: 1000n,
      possibleReturnMinor: 2952n,
      bounds: BOUNDS,
      isCapped: false,
    });
  });

  it('are of a system the stake on each line, and all lines that win', () => {
    const lines = { bankers: [], folds: [2] };
    // Three lines of 10.00 at 2.00 · 3.00, 2.00 · 4.00 and 3.00 · 4.00.
    expect(betFigures([2_000, 3_000, 4_000], '10.00', 'EUR', BOUNDS, lines)).toMatchObject({
      lineCount: 3,
      stakeMinor: 3_000n,
      possibleReturnMinor: 26_000n,
      totalOddsMilli: 8_667n,
    });
  });

  it('stop at the payout cap and say so', () => {
    const figures = betFigures(bettablePrices([kept]), '10.00', 'EUR', { ...BOUNDS, payoutCapMinor: 1200n });
    expect(figures).toMatchObject({ possibleReturnMinor: 1200n, isCapped: true });
  });

  it.each(['', '0', '0.00', '-1', '1.001', '1e3', 'abc'])('have no stake for %j', (text) => {
    expect(betFigures(bettablePrices([kept]), text, 'EUR', BOUNDS)).toMatchObject({
      stakeMinor: null,
      possibleReturnMinor: null,
    });
  });
});
