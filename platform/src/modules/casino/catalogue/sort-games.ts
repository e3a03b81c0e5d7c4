import { GAME_VOLATILITIES, inLanguage, type GameSort } from '@paddock/contract';

import { isOwn, type Game } from './game.ts';
import { gameNames } from './translated-names.ts';

/** Where a game stands in an order: compared from the left. Ends with its id, so that no two are the same. */
export type SortKey = readonly (number | string)[];

/** One order of games. */
export interface GameOrder {
  keyOf(game: Game): SortKey;
  compare(a: SortKey, b: SortKey): number;
}

/** A game with its key. */
export interface Sorted {
  readonly game: Game;
  readonly key: SortKey;
}

/** The largest first; what is not said of a game comes after what is. */
const largest = (value: number | undefined): number => -(value ?? -1);

/** The latest first, as a number of days. */
const latest = ({ entry: { releaseDay } }: Game): number =>
  largest(releaseDay === undefined ? undefined : Date.parse(releaseDay));

const volatilityOf = ({ entry: { volatility } }: Game): number | undefined =>
  volatility === undefined ? undefined : GAME_VOLATILITIES.indexOf(volatility);

const lacks = (game: Game, tag: string): number => Number(!game.tags.includes(tag));

const KEYS: Readonly<Record<Exclude<GameSort, 'name'>, (game: Game) => SortKey>> = {
  // Before anybody has played, our own stand first, then what is new.
  popular: (game) => [lacks(game, 'popular'), -game.popularity, Number(!isOwn(game)), latest(game)],
  new: (game) => [lacks(game, 'new'), latest(game)],
  rtp: ({ entry }) => [largest(entry.rtpMillionths)],
  volatility: (game) => [largest(volatilityOf(game))],
};

/** @param language whose alphabet `name` follows */
export function orderBy(sort: GameSort, language: string): GameOrder {
  const keyOf = sort === 'name' ? nameKey(language) : KEYS[sort];
  const { compare } = new Intl.Collator([language, 'en'], { numeric: true });
  return {
    keyOf: (game) => [...keyOf(game), Number(game.id)],
    compare(a, b) {
      for (const [at, one] of a.entries()) {
        const other = b[at] ?? '';
        const difference =
          typeof one === 'string' || typeof other === 'string'
            ? compare(String(one), String(other))
            : one - other;
        if (difference !== 0) return difference;
      }
      return 0;
    },
  };
}

const nameKey = (language: string) => (game: Game) => [inLanguage(gameNames(game), language)];

export function sortedGames(games: readonly Game[], order: GameOrder): readonly Sorted[] {
  return games
    .map((game) => ({ game, key: order.keyOf(game) }))
    .toSorted((a, b) => order.compare(a.key, b.key));
}
