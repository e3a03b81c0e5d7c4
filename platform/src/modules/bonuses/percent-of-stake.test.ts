import { percentOfStake } from './percent-of-stake.ts';

const TERMS = {
  percents: { sportsbook: 80, games: 10, toto: 30 },
  percentsOf: { sportsbook: { football: 100, tennis: 50, chess: 0 }, games: { dice: 5 } },
};

it.each<[what: string, product: string, on: readonly string[] | undefined, percent: number]>([
  ['its product', 'toto', undefined, 30],
  ['nothing of a product that is not named', 'lotto', undefined, 0],
  ['its sport', 'sportsbook', ['football'], 100],
  ['the sportsbook where its sport is not named', 'sportsbook', ['padel'], 80],
  ['the lowest of its sports', 'sportsbook', ['football', 'tennis'], 50],
  ['the sportsbook where that is lower than the sport beside it', 'sportsbook', ['football', 'padel'], 80],
  ['nothing where one of its sports counts nothing', 'sportsbook', ['football', 'chess'], 0],
  ['its game', 'games', ['dice'], 5],
  ['all games where it is not named', 'games', ['plinko'], 10],
  ['its product alone, whatever another calls the same', 'games', ['football'], 10],
])('a stake counts by %s', (_what, product, on, percent) => {
  expect(percentOfStake(TERMS, product, on)).toBe(percent);
});
