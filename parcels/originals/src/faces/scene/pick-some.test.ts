import { pickSome } from './pick-some.ts';

describe('a choice made for the player', () => {
  it('takes each thing once', () => {
    expect(pickSome(3, 5, () => 0)).toEqual([0, 1, 2]);
    expect(pickSome(3, 5, (count) => count - 1)).toEqual([4, 3, 2]);
    expect(pickSome(5, 5).toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
