import { GAME_SECTIONS } from '@paddock/contract';
import type { GameRow, LobbyView } from '@paddock/contract/schemas';

import { isOwn, type Game } from '../catalogue/game.ts';

/** Tiles that a row begins with; more are a list. */
const TILES = 20;

type Row = Pick<GameRow, 'row' | 'section'> & { readonly games: readonly Game[] };

/**
 * The rows of the lobby, those without games left out, and those of all games that stand in the first one already.
 *
 * @param popular what can be played, what is played most first
 */
export function lobby(popular: readonly Game[]): LobbyView {
  const tagged = (tag: string) => popular.filter(({ tags }) => tags.includes(tag));
  const rows: readonly Row[] = [
    { row: 'popular', section: null, games: popular },
    { row: 'new', section: null, games: tagged('new').toSorted(byDay) },
    { row: 'originals', section: null, games: popular.filter(isOwn) },
    { row: 'jackpot', section: null, games: tagged('jackpot') },
    ...GAME_SECTIONS.map((section) => ({
      row: 'section' as const,
      section,
      games: popular.filter(({ entry }) => entry.sections.includes(section)),
    })),
  ];
  return {
    rows: rows.flatMap(({ row, section, games }) =>
      games.length === 0 || (row !== 'popular' && games.length === popular.length)
        ? []
        : { row, section, count: games.length, games: games.slice(0, TILES).map(({ tile }) => tile) },
    ),
    total: popular.length,
  };
}

/** The latest first; a sort keeps the order of those of one day. */
function byDay(a: Game, b: Game): number {
  const [one = '', other = ''] = [a.entry.releaseDay, b.entry.releaseDay];
  return one === other ? 0 : one < other ? 1 : -1;
}
