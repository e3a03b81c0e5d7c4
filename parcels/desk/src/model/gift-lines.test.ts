import { giftLines } from './gift-lines.ts';

const said = (kind: string, body: unknown) =>
  giftLines({ kind, body })?.lines.map(
    ({ key, about, value }) =>
      `${key}${about === null ? '' : ` (${about.code})`}: ${value.as === 'words' ? value.key : value.text}`,
  );

describe('what a proposal gives and costs at most', () => {
  const offer = { code: 'five', name: { en: 'Five' }, points: 450, fromMs: 0, toMs: null };

  it('of money for points', () => {
    const gives = { ...offer, gives: '5.00', stock: 100, mostPerPlayer: 2 };
    expect(said('loyalty.offer', { offer: gives, currency: 'EUR', most: '500.00' })).toEqual([
      ...['points: 450', 'gives: 5.00', 'stock: 100', 'each: 2', 'most: 500.00'],
    ]);
  });

  it('of money without a bound, which is said in words', () => {
    const gives = { ...offer, gives: '5.00', stock: null, mostPerPlayer: null };
    expect(said('loyalty.offer', { offer: gives, currency: 'EUR', most: null })).toEqual([
      ...['points: 450', 'gives: 5.00', 'stock: unbounded', 'each: unbounded', 'most: unbounded'],
    ]);
  });

  it('of a promotion for points, which its own limits bound and everybody has once', () => {
    const gives = { ...offer, gives: { promotion: 'treat' }, stock: null, mostPerPlayer: null };
    expect(said('loyalty.offer', { offer: gives, currency: 'EUR', most: null })).toEqual([
      ...['points: 450', 'gives: promotion', 'stock: unbounded', 'each: 1', 'most: promotionMost'],
    ]);
  });

  it('of terms of loyalty', () => {
    const terms = {
      earning: [{ product: 'games', pointsPerUnitMilli: 1_500, leastOddsMilli: 1_000, edge: 50 }],
      ...{ expiryDays: null, windowDays: 30, keepDays: 30 },
      levels: [{ code: 'copper', name: { en: 'Copper' }, threshold: 0 }],
      cashback: [
        {
          ...{ code: 'vip', products: ['games'], periodDays: 7, rates: [{ level: 'copper', rate: 125 }] },
          ...{ edgeShare: 3_000, least: '0.01', most: '500.00', claimDays: 7 },
        },
      ],
    };
    expect(said('loyalty.terms', { terms, currency: 'EUR' })).toEqual([
      ...['earning (games): 1.5', 'edge (games): 0.5', 'expiry: never', 'level (copper): 0'],
      ...['rate (vip, copper): 1.25', 'edgeShare (vip): 30', 'period (vip): 7', 'cashbackMost (vip): 500.00'],
      'most: unbounded',
    ]);
  });

  it('of terms of bringing friends', () => {
    const terms = {
      ...{ isOpen: true, referrerReward: '10.00', friendReward: '5.00', leastDeposit: '20.00' },
      ...{ leastStaked: '50.00', days: 30, mostFriends: 3, perNetwork: 2 },
    };
    const body = { terms, currency: 'EUR', perFriend: '15.00', perPlayer: '45.00' };
    expect(said('friends.terms', body)).toEqual([
      ...['referrer: 10.00', 'friend: 5.00', 'deposit: 20.00', 'staked: 50.00', 'days: 30', 'friends: 3'],
      ...['perFriend: 15.00', 'perPlayer: 45.00', 'most: unbounded'],
    ]);
  });

  it('is nothing of any other', () => {
    expect(giftLines({ kind: 'cashier.adjust', body: { amountMinor: '5' } })).toBeNull();
  });
});
