import { bonusExample, wageringOf } from './bonus-example.ts';

describe('a bonus in figures', () => {
  const offer = {
    currency: 'EUR',
    percent: 50,
    upTo: '100.00',
    minDeposit: '10.01',
    wageringMultiple: 5,
    days: 30,
    minOddsMilli: 1_500,
    percents: { sportsbook: 100 },
    maxStake: null,
    maxConversion: null,
  };

  it('shows what the smallest deposit brings, rounded down and capped', () => {
    expect(bonusExample(offer)).toEqual({ deposit: '10.01', bonus: '5.00', stake: '25.00' });
    expect(bonusExample({ ...offer, upTo: '4.00' })).toMatchObject({ bonus: '4.00', stake: '20.00' });
  });

  it.each([
    ['0.00', 0, '90.00'],
    ['45.00', 0.5, '45.00'],
    ['120.00', 1, '0.00'],
  ])('of %s staked is %s of the way, and %s is missing', (wagered, part, remaining) => {
    expect(wageringOf({ wagered, required: '90.00', currency: 'EUR' })).toEqual({ part, remaining });
  });
});
