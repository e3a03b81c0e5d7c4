import type { NamedSubject, SubjectVisitor } from '../../site/index.ts';
import type { CasinoParts } from '../casino-api.ts';
import type { Game } from '../catalogue/game.ts';
import { placeOf } from '../place-of.ts';
import { refusalAt, type Place } from '../playable.ts';

/** What pages of the catalogue are of, by what their addresses say; undefined when there is no such thing. */
export interface GamePageNames {
  /** Its own name, and that of its studio as `studio`. */
  game(id: string): NamedSubject | undefined;
  /** A studio that has a game which may be offered to who asks: in another country it may have none. */
  provider(code: string, visitor?: SubjectVisitor): Promise<NamedSubject | undefined>;
  /** A sub-category that has such a game in a section; `all` is all of them. */
  subcategory(section: string, code: string): NamedSubject | undefined;
}

type PageParts = Pick<CasinoParts, 'kernel' | 'catalogue' | 'countryOf' | 'licences'>;

export function gamePageNames(parts: PageParts): GamePageNames {
  const { catalogue, licences } = parts;
  const offered = (isSo: (game: Game) => boolean, place: Place): Game | undefined =>
    catalogue.sorted('popular').games.find(({ game }) => isSo(game) && refusalAt(game, place) === undefined)
      ?.game;
  return {
    game(id) {
      const game = catalogue.get(id);
      if (game === undefined) return undefined;
      return { names: { name: game.entry.name, studio: { en: game.studio.name } }, page: game.address };
    },
    async provider(code, { playerId, country } = {}) {
      const place =
        playerId === undefined ? { country, licences: licences() } : await placeOf(parts, { playerId });
      const game = offered(({ studio }) => studio.code === code, place);
      return game && { names: { name: { en: game.studio.name } } };
    },
    subcategory(section, code) {
      const isThere = ({ entry }: Game) =>
        entry.sections.some((one) => one === section) && entry.subcategories.includes(code);
      const isSo = code === 'all' || offered(isThere, { licences: licences() }) !== undefined;
      return isSo ? { names: {} } : undefined;
    },
  };
}
