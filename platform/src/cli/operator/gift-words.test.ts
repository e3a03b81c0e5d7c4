import { TEST_TERMS as FRIENDS } from '../../modules/friends/friends.fixture.ts';
import { TEST_TERMS as LOYALTY } from '../../modules/loyalty/loyalty.fixture.ts';
import { costAtMost } from './gift-words.ts';

describe('what a proposal costs at most, at the command line', () => {
  const offer = (gives: unknown, most: string | null) => ({ offer: { gives }, currency: 'EUR', most });
  const friends = { terms: FRIENDS, currency: 'EUR', perFriend: '15.00', perPlayer: '45.00' };

  it.each([
    ['loyalty.offer', offer('5.00', '500.00'), 'at most 500.00 EUR'],
    ['loyalty.offer', offer('5.00', null), 'no bound'],
    ['loyalty.offer', offer({ promotion: 'treat' }, null), 'no more than promotion treat gives'],
    [
      'loyalty.terms',
      { terms: LOYALTY, currency: 'EUR' },
      'vip at most 100.00 EUR a player in 7 days, no bound for all players',
    ],
    ['loyalty.terms', { terms: { ...LOYALTY, cashback: [] }, currency: 'EUR' }, 'no bound for all players'],
    [
      'friends.terms',
      friends,
      'at most 15.00 EUR a friend and 45.00 EUR for the friends of a player, no bound for all players',
    ],
    ['cashier.adjust', { amountMinor: '5' }, undefined],
  ])('of %s %#', (kind, body, words) => {
    expect(costAtMost(kind, body)).toBe(words);
  });
});
