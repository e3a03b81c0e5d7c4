import { ownGames } from '@paddock/contract';

import parcel from '../../parcel.json' with { type: 'json' };

describe('the page of our own games', () => {
  it('is asked for every number and old route of a game, which its guard leads on [S5-06]', () => {
    const game = parcel.routes.find(({ id }) => id === 'originals.game');
    const others = ownGames().flatMap(({ id, oldRoutes }) => [String(id), ...oldRoutes]);
    expect(game?.guards).toEqual(['own-game']);
    expect(game?.params.own?.values).toEqual(expect.arrayContaining(others));
  });
});
