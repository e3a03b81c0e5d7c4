import { SPORT_MARKETS } from '@paddock/contract/markets';

import type { MarketKey } from '../../results/index.ts';
import { ladderKeys, type LadderOptions } from '../../simulation/match/lines.ts';
import { ruledKeys, type RuledOffer } from '../rules/ruled-prices.ts';
import { ruledKinds, type RuledKind } from '../rules/ruled-kinds.ts';

/** Types with a model and a settlement of their own. */
const BY_HAND = ['set-and-match', 'winner-games-total', 'game-winner'];
export const RULED_KINDS: readonly RuledKind[] = ruledKinds(SPORT_MARKETS.tennis.types, BY_HAND);
const BY_KEY: ReadonlyMap<string, RuledKind> = new Map(RULED_KINDS.map((kind) => [kind.key, kind]));

/** What a market counts: games of a set, or of the whole match sets or games. */
export type Counted = 'set' | 'sets' | 'games';

export function countedBy({ key, scope }: RuledKind): Counted {
  if (scope === 'set') return 'set';
  return key.includes('games') ? 'games' : 'sets';
}

export function findRuled(key: string): RuledKind | undefined {
  return BY_KEY.get(key);
}

/** First to so many games of a set. */
export const RACES = [3, 5] as const;
/** The games of a set that are bet on one by one: a tie-break decides its set. */
export const MOST_GAMES = 12;
const MOST_OF_SET = 13;

const LADDERS: Readonly<Record<Counted, ReturnType<RuledOffer['ladder']>>> = {
  set: { stepQuarters: 4, steps: 2, pricedFrom: 0.1, wonBy: 1 },
  sets: { stepQuarters: 4, steps: 2, pricedFrom: 0.05, wonBy: 1 },
  games: { stepQuarters: 4, steps: 3, pricedFrom: 0.12 },
};

export function tennisOffer(bestOf: 3 | 5): RuledOffer {
  const sets = Array.from({ length: bestOf }, (_, at) => String(at + 1));
  return {
    kinds: RULED_KINDS,
    values: { set: sets, team: ['home', 'away'] },
    combinedLines: {},
    ladder: (kind) => LADDERS[countedBy(kind)],
  };
}

/** The winner goes with each line. */
export const WINNER_AND_TOTAL: LadderOptions = {
  ...{ type: 'winner-games-total', outcomes: ['over', 'under'], stepQuarters: 4, steps: 0, pricedFrom: 0.25 },
};

/** Every market that a match may have offered. */
export function tennisKeys(bestOf: 3 | 5): readonly MarketKey[] {
  const offer = tennisOffer(bestOf);
  const sets = offer.values['set'] ?? [];
  const most = { set: MOST_OF_SET, sets: bestOf, games: MOST_OF_SET * bestOf };
  const games = Array.from({ length: MOST_GAMES }, (_, at) => String(at + 1));
  return [
    ...ruledKeys(offer, (kind) => most[countedBy(kind)]),
    ...['set-score', 'set-and-match', 'tie-break'].map((type) => ({ type, specifiers: {} })),
    ...['home', 'away'].map((team) => ({ type: 'team-wins-set', specifiers: { team } })),
    ...ladderKeys(WINNER_AND_TOTAL, 0, most.games),
    ...sets.flatMap((set) => [
      ...['set-correct-score', 'set-tie-break'].map((type) => ({ type, specifiers: { set } })),
      ...RACES.map((points) => ({ type: 'set-race', specifiers: { set, points: String(points) } })),
      ...['game-winner', 'game-deuce'].flatMap((type) =>
        games.map((game) => ({ type, specifiers: { set, game } })),
      ),
    ]),
  ];
}
