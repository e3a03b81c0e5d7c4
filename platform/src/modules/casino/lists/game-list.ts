import type { GamesQuery, GamesView } from '@paddock/contract/schemas';

import type { Catalogue } from '../catalogue/catalogue.ts';
import { refusalAt, type Place } from '../playable.ts';
import { cursorOf, firstBehind, keyOfCursor } from './cursor.ts';
import { isWanted } from './filter-games.ts';

const USUAL_PAGE = 60;

/**
 * A page of a list: what can be played at this place, sorted, behind what the page before ended with.
 * @throws INVALID_INPUT for an `after` that is none of this list's
 */
export function gameList(catalogue: Catalogue, query: GamesQuery, place: Place): GamesView {
  const { sort = 'popular', lng, after, limit } = query;
  const { order, games } = catalogue.sorted(sort, lng);
  const all = games.filter(({ game }) => isWanted(game, query) && refusalAt(game, place) === undefined);
  const [like] = games;
  const from =
    after === undefined || like === undefined ? 0 : firstBehind(all, keyOfCursor(after, like.key), order);
  const end = from + Number(limit ?? USUAL_PAGE);
  const last = all[end - 1];
  return {
    games: all.slice(from, end).map(({ game }) => game.tile),
    total: all.length,
    after: last === undefined || end >= all.length ? null : cursorOf(last.key),
  };
}
