import { GAME_SECTIONS, inLanguage, ownGames, writtenIn, type GameSection } from '@paddock/contract';
import type { GamesPreviewQuery, GamesPreviewView } from '@paddock/contract/schemas';

import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Game } from '../catalogue/game.ts';
import { gameNames } from '../catalogue/translated-names.ts';
import { refusalAt, type Place } from '../playable.ts';
import { SECTION_NAMES } from './section-names.ts';

type Item = GamesPreviewView['Value']['games'][number];

/** Our own games by the keys of S7-41, each what S3-35 says of one: GT id, GN name, R route, OR old route, CRID, GF tag. */
export function gamesPreview(
  catalogue: Catalogue,
  { lng = 'en', includeCategories }: GamesPreviewQuery,
  place: Place,
): GamesPreviewView {
  const games = ownGames().flatMap(({ id, route, oldRoutes }): Item[] => {
    const game = catalogue.own(route);
    if (game === undefined || refusalAt(game, place) !== undefined) return [];
    return [
      {
        GT: id,
        GN: inLanguage(gameNames(game), lng),
        R: route,
        OR: oldRoutes[0] ?? null,
        CRID: game.entry.sections.map(idOf),
        GF: tagNumber(game),
      },
    ];
  });
  if (includeCategories !== 'true') return { Success: true, Value: { games } };
  // As names of games are: in English where there is none in the language.
  const { text: names } = writtenIn(SECTION_NAMES, { language: lng, fallback: 'en' });
  const used = new Set(games.flatMap(({ CRID }) => CRID));
  const categories = GAME_SECTIONS.map((section) => ({
    RI: idOf(section),
    TR: names[section],
  }));
  return { Success: true, Value: { games, categories: categories.filter(({ RI }) => used.has(RI)) } };
}

/** Categories are numbered by their place in the list of sections, which only grows at its end. */
const idOf = (section: GameSection): number => GAME_SECTIONS.indexOf(section) + 1;

const tagNumber = ({ tags }: Game): number => (tags.includes('new') ? 1 : tags.includes('popular') ? 2 : 0);
