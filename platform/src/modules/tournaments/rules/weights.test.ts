import type { TournamentScope } from '@paddock/contract/schemas';

import { weighed, weightOf } from './weights.ts';

const RACE: TournamentScope = {
  of: 'products',
  products: [
    { product: 'sportsbook', percent: 100, leastOddsMilli: 1_500 },
    { product: 'games', percent: 33, leastOddsMilli: null },
  ],
};
const BETS = { product: 'sportsbook', isOfGames: false };
const GAMES = { product: 'games', isOfGames: true };

describe('how much a round of a product counts', () => {
  it('is what a race says of it, and nothing where it says nothing', () => {
    expect(weightOf(RACE, BETS)).toMatchObject({ percent: 100, leastOddsMilli: 1_500 });
    expect(weightOf(RACE, GAMES)).toMatchObject({ percent: 33 });
    expect(weightOf(RACE, { product: 'game-wallet', isOfGames: true })).toBeUndefined();
  });

  it('is all of a game and nothing of a bet where games alone count', () => {
    expect(weightOf({ of: 'all' }, GAMES)).toEqual({ percent: 100, leastOddsMilli: null });
    expect(weightOf({ of: 'all' }, BETS)).toBeUndefined();
  });

  it.each([
    [100n, 33, null, null, 33n],
    [1n, 50, null, null, 0n],
    [250n, 150, null, null, 375n],
    [100n, 100, 1_500, 1_499, undefined],
    [100n, 100, 1_500, 1_500, 100n],
    [100n, 50, 1_500, null, 50n],
  ])(
    'makes of %s points by %s %% from %s on, at %s, %s',
    (points, percent, leastOddsMilli, odds, expected) => {
      expect(weighed(points, { percent, leastOddsMilli }, odds)).toBe(expected);
    },
  );
});
