import { betFigures } from './bet-figures.ts';
import { bettablePrices } from './leg-view.ts';
import { BOUNDS, kept, moved, suspended } from './leg-view.fixture.ts';

describe('the coupon’s figures', () => {
  it('count the legs that can be bet: 10.00 × 1.44 × 2.05 = 29.52', () => {
    expect(betFigures(bettablePrices([kept, moved, suspended]), '10.00', 'EUR', BOUNDS)).toEqual({
      legCount: 2,
      totalOddsMilli: 2952n,
      stakeMinor: 1000n,
      possibleReturnMinor: 2952n,
      bounds: BOUNDS,
      isCapped: false,
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
