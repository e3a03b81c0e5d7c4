import type { PromotionWants } from '@paddock/contract/schemas';

import { countsGames } from './counts-games.ts';

const WANTS = { multiple: 5, days: 7, minOddsMilli: 1_500 };

it.each<[boolean, Partial<PromotionWants> | undefined]>([
  [true, { products: { sportsbook: 100, games: 10 } }],
  [true, { products: { 'game-wallet': 1 } }],
  [true, { products: { 'shared-rounds': 50 } }],
  [true, { products: { games: 0 }, ownGames: { dice: 0, plinko: 20 } }],
  [false, { products: { sportsbook: 100, toto: 100, lotto: 100 } }],
  [false, { products: { games: 0 }, ownGames: { dice: 0 } }],
  [false, undefined],
])('says %s of stakes in games where %j is wanted', (counted, wants) => {
  expect(countsGames(wants === undefined ? {} : { wants: { products: {}, ...WANTS, ...wants } })).toBe(
    counted,
  );
});
