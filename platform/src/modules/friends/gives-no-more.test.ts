import type { FriendTerms } from '@paddock/contract/schemas';

import { givesNoMore } from './gives-no-more.ts';

const TERMS: FriendTerms = {
  isOpen: true,
  referrerReward: '10.00',
  friendReward: '5.00',
  leastDeposit: '20.00',
  leastStaked: '50.00',
  days: 30,
  mostFriends: 3,
  perNetwork: 2,
};

describe('terms of bringing friends beside those before', () => {
  it.each<Partial<FriendTerms>>([
    {},
    { referrerReward: '9.99' },
    { friendReward: '0.00' },
    { leastDeposit: '20.01' },
    { leastStaked: '100.00' },
    { days: 29 },
    { mostFriends: 2 },
    { perNetwork: 1 },
    { isOpen: false, referrerReward: '9000.00', leastStaked: '18000.00' },
  ])('give no more with %j', (over) => {
    expect(givesNoMore({ ...TERMS, ...over }, TERMS)).toBe(true);
  });

  it.each<Partial<FriendTerms>>([
    { referrerReward: '10.01' },
    { friendReward: '5.01' },
    { leastDeposit: '19.99' },
    { leastStaked: '49.99' },
    { days: 31 },
    { mostFriends: 4 },
    { perNetwork: 3 },
  ])('give more with %j', (over) => {
    expect(givesNoMore({ ...TERMS, ...over }, TERMS)).toBe(false);
  });

  it('give more where nobody was taken in, whatever was written then', () => {
    expect(givesNoMore(TERMS, undefined)).toBe(false);
    expect(givesNoMore(TERMS, { ...TERMS, isOpen: false })).toBe(false);
    expect(givesNoMore({ ...TERMS, isOpen: false }, undefined)).toBe(true);
  });
});
