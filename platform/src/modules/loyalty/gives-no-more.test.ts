import type { LoyaltyTerms } from '@paddock/contract/schemas';

import { givesNoMore } from './gives-no-more.ts';

const TERMS: LoyaltyTerms = {
  earning: [
    { product: 'games', pointsPerUnitMilli: 500, leastOddsMilli: 1_000, edge: 50 },
    { product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_300, edge: 500 },
  ],
  expiryDays: 180,
  levels: [
    { code: 'copper', name: { en: 'Copper' }, threshold: 0 },
    { code: 'gold', name: { en: 'Gold' }, threshold: 1_000 },
  ],
  windowDays: 30,
  keepDays: 30,
  cashback: [
    {
      ...{ code: 'vip', products: ['games', 'sportsbook'], periodDays: 7, edgeShare: 3_000, claimDays: 7 },
      ...{ least: '0.10', most: '500.00' },
      rates: [
        { level: 'copper', rate: 100 },
        { level: 'gold', rate: 600 },
      ],
    },
  ],
};
const [games, sport] = TERMS.earning as [LoyaltyTerms['earning'][0], LoyaltyTerms['earning'][0]];
const [copper, gold] = TERMS.levels as [LoyaltyTerms['levels'][0], LoyaltyTerms['levels'][0]];
const [vip] = TERMS.cashback as [LoyaltyTerms['cashback'][0]];

describe('terms of loyalty beside those before', () => {
  it.each<[string, Partial<LoyaltyTerms>]>([
    ['the same', {}],
    ['an earlier end of points', { expiryDays: 90 }],
    ['a shorter window', { windowDays: 29 }],
    ['levels kept for fewer days', { keepDays: 29 }],
    [
      'a level that takes more, by another name',
      { levels: [copper, { ...gold, name: { en: 'Or' }, threshold: 1_001 }] },
    ],
    ['fewer points', { earning: [{ ...games, pointsPerUnitMilli: 499 }, sport] }],
    ['a smaller edge', { earning: [{ ...games, edge: 49 }, sport] }],
    ['no cashback', { cashback: [] }],
    ['no points for a product', { earning: [sport], cashback: [] }],
    ['a smaller share of the edge', { cashback: [{ ...vip, edgeShare: 2_999 }] }],
    ['fewer days to take it', { cashback: [{ ...vip, claimDays: 6 }] }],
    ['smaller bounds', { cashback: [{ ...vip, least: '0.11', most: '499.99' }] }],
    ['the same products in another order', { cashback: [{ ...vip, products: ['sportsbook', 'games'] }] }],
    [
      'a smaller rate, and none for a level',
      { cashback: [{ ...vip, rates: [{ level: 'gold', rate: 599 }] }] },
    ],
  ])('give no more: %s', (_what, over) => {
    expect(givesNoMore({ ...TERMS, ...over }, TERMS)).toBe(true);
  });

  it.each<[string, Partial<LoyaltyTerms>]>([
    ['a later end of points', { expiryDays: 181 }],
    ['no end of points', { expiryDays: null }],
    ['a longer window', { windowDays: 31 }],
    ['levels kept for more days', { keepDays: 31 }],
    ['a level that takes less', { levels: [copper, { ...gold, threshold: 999 }] }],
    ['a level more', { levels: [copper, gold, { ...gold, code: 'platinum', threshold: 5_000 }] }],
    ['a level of another code', { levels: [copper, { ...gold, code: 'silver' }] }],
    ['a level less', { levels: [copper] }],
    ['more points', { earning: [{ ...games, pointsPerUnitMilli: 501 }, sport] }],
    ['another smallest price', { earning: [games, { ...sport, leastOddsMilli: 1_301 }] }],
    ['a larger edge', { earning: [{ ...games, edge: 51 }, sport] }],
    ['points for another product', { earning: [games, sport, { ...games, product: 'lotto' }] }],
    ['another cashback', { cashback: [vip, { ...vip, code: 'premium' }] }],
    ['another period', { cashback: [{ ...vip, periodDays: 28 }] }],
    ['fewer products', { cashback: [{ ...vip, products: ['games'] }] }],
    ['a larger share of the edge', { cashback: [{ ...vip, edgeShare: 3_001 }] }],
    ['more days to take it', { cashback: [{ ...vip, claimDays: 8 }] }],
    ['a smaller least', { cashback: [{ ...vip, least: '0.09' }] }],
    ['a larger most', { cashback: [{ ...vip, most: '1000.00' }] }],
    ['a larger rate', { cashback: [{ ...vip, rates: [{ level: 'copper', rate: 101 }] }] }],
    ['a rate for a level that had none', { cashback: [{ ...vip, rates: [{ level: 'silver', rate: 1 }] }] }],
  ])('give more: %s', (_what, over) => {
    expect(givesNoMore({ ...TERMS, ...over }, TERMS)).toBe(false);
  });
});
