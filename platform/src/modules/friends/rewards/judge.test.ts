import { judge, type FriendFacts } from './judge.ts';

const FACTS: FriendFacts = {
  isSelf: false,
  isKnown: false,
  isShared: false,
  rewarded: 0,
  ofNetwork: 0,
  isHeld: false,
};
const TERMS = { mostFriends: 2, perNetwork: 1 };

describe('whether a reward is due for a friend', () => {
  it.each<[ReturnType<typeof judge>, Partial<FriendFacts>]>([
    ['give', {}],
    ['give', { rewarded: 1 }],
    ['self', { isSelf: true, isKnown: true, isShared: true }],
    ['known', { isKnown: true, isShared: true }],
    ['shared', { isShared: true, rewarded: 5 }],
    ['enough', { rewarded: 2, ofNetwork: 1 }],
    ['network', { rewarded: 1, ofNetwork: 1 }],
    ['hold', { isHeld: true }],
    // Nobody is kept waiting for what will be refused.
    ['network', { isHeld: true, rewarded: 1, ofNetwork: 1 }],
  ])('is %s for %j', (judgement, over) => {
    expect(judge({ ...FACTS, ...over }, TERMS)).toBe(judgement);
  });
});
