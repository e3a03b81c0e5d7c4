import { chosenOf, FIRST_CHAIN, inOrder, linksOf, movedUp } from './coupon-chain.ts';

describe('a chain in the coupon', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const same = (id: string) => id;

  it('has its legs in the player’s order, what was picked later behind them', () => {
    expect(inOrder(ids, same, FIRST_CHAIN)).toEqual(ids);
    expect(inOrder(ids, same, { order: ['c', 'gone', 'a'], joined: [] })).toEqual(['c', 'a', 'b', 'd']);
    expect(movedUp(ids, 'c')).toEqual(['a', 'c', 'b', 'd']);
    expect([movedUp(ids, 'a'), movedUp(ids, 'gone')]).toEqual([ids, ids]);
  });

  it('makes links of legs that stand together with the one before', () => {
    expect(linksOf(FIRST_CHAIN, ids)).toEqual([1, 1, 1, 1]);
    expect(linksOf({ order: [], joined: ['b', 'd'] }, ids)).toEqual([2, 2]);
    // There is nothing before the first.
    expect(linksOf({ order: [], joined: ['a', 'b', 'c'] }, ids)).toEqual([3, 1]);
    expect(linksOf({ order: [], joined: ids }, ids)).toEqual([4]);
  });

  it('is chosen once more as it was bet', () => {
    expect(chosenOf(ids, undefined)).toEqual({ order: ids, joined: [] });
    for (const links of [
      [1, 3],
      [2, 1, 1],
      [1, 1, 2],
    ]) {
      const chosen = chosenOf(ids, links);
      expect(linksOf(chosen, chosen.order)).toEqual(links);
    }
  });
});
