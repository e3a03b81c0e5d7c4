import type { PromotionGift } from '@paddock/contract/schemas';

import { startedGift } from './started-gift.ts';

const share: PromotionGift = {
  kind: 'deposit-bonus',
  currencies: { EUR: { percent: 100, upTo: '50.00', least: '10.00' } },
};
const wants = { multiple: 5, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } };
const USE = { days: 30, minOddsMilli: 1_000, currencies: { EUR: { upTo: '25.00' } } };
const of = (gives: PromotionGift, depositMinor: bigint | null, currency = 'EUR') =>
  startedGift({ gives, wants }, currency, depositMinor);

describe('what a promotion adds to a deposit', () => {
  it('is a share while no amount is known, then its amount and what has to be staked', () => {
    expect(of(share, null)).toEqual({ kind: 'share', percent: 100, upTo: '50.00', least: '10.00' });
    expect(of(share, 3_000n)).toEqual({ kind: 'bonus', amount: '30.00', wager: '150.00' });
    expect(of(share, 8_000n)).toEqual({ kind: 'bonus', amount: '50.00', wager: '250.00' });
  });

  it('is nothing below the smallest deposit, and in another currency', () => {
    expect(of(share, 999n)).toEqual({ kind: 'nothing' });
    expect(of(share, 3_000n, 'USD')).toEqual({ kind: 'nothing' });
  });

  it.each<[PromotionGift, object]>([
    [
      { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } },
      { kind: 'bonus', amount: '5.00', wager: '25.00' },
    ],
    [
      { kind: 'money', currencies: { EUR: { amount: '2.00' } } },
      { kind: 'money', amount: '2.00' },
    ],
    [
      { kind: 'points', points: 40 },
      { kind: 'points', points: 40 },
    ],
    [
      { kind: 'ticket', product: 'lotto', of: ['6-49'], days: 7, currencies: { EUR: { amount: '1.00' } } },
      { kind: 'ticket', amount: '1.00' },
    ],
    [
      { kind: 'ticket', product: 'toto', of: ['next-6'], days: 7, currencies: { EUR: { amount: '1.00' } } },
      { kind: 'coupon', amount: '1.00' },
    ],
    [
      {
        ...{ kind: 'free-rounds', rounds: 20, games: ['dice'], days: 7, as: 'money' },
        currencies: { EUR: { stake: '0.20' } },
      },
      { kind: 'free-rounds', rounds: 20, amount: '0.20' },
    ],
    [
      { kind: 'odds-boost', percent: 20, ...USE },
      { kind: 'odds-boost', percent: 20, upTo: '25.00' },
    ],
    [
      {
        kind: 'accumulator-boost',
        steps: [
          { legs: 3, percent: 5 },
          { legs: 10, percent: 50 },
        ],
        minLegOddsMilli: 1_200,
        ...USE,
      },
      { kind: 'accumulator-boost', legs: 3, percent: 50, upTo: '25.00' },
    ],
    [
      { kind: 'accumulator-insurance', minLegs: 4, minLegOddsMilli: 1_300, as: 'money', ...USE },
      { kind: 'accumulator-insurance', legs: 4, upTo: '25.00' },
    ],
    [{ kind: 'wheel', prizes: [{ weight: 1, gift: null }] }, { kind: 'wheel' }],
    [{ kind: 'calendar', by: 'row', gifts: [{ kind: 'points', points: 5 }, null] }, { kind: 'calendar' }],
  ])('is told of each kind: $kind', (gives, gift) => {
    expect(of(gives, 2_000n)).toEqual(gift);
  });
});
