import type { CasinoModules } from './compose-casino.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { NamedSubject, NamesOf, SubjectKind } from './modules/site/index.ts';
import type { Sportsbook } from './modules/sportsbook/index.ts';

/** The modules that have pages of their own things. */
export interface BesidePageNames {
  readonly sportsbook: Pick<Sportsbook, 'namesOf'>;
  readonly bonuses: Pick<Bonuses, 'promotionNames'>;
  readonly games: Pick<CasinoModules, 'casino' | 'tournaments' | 'toto'>;
}

/** The one bonus with a page of its own, as its address names it. */
const FIRST_DEPOSIT = 'first-deposit';
const NAMELESS: NamedSubject = { names: {} };

/** What pages are of, each kind by the module that has it: what it does not know is not found. */
export function composePageNames({ sportsbook, bonuses, games }: BesidePageNames): NamesOf {
  const { casino, tournaments, toto } = games;
  const book: NamesOf = (...asked) => sportsbook.namesOf(...asked);
  const knownTo: Readonly<Record<SubjectKind, NamesOf>> = {
    game: book,
    champ: book,
    champId: book,
    team: book,
    player: book,
    event: book,
    discipline: book,
    sport: book,
    code: book,
    // The site's own, which it says itself.
    landingId: () => Promise.resolve(undefined),
    async promotionId(_kind, address) {
      const names = await bonuses.promotionNames(address);
      return names && { names };
    },
    bonus: (_kind, code) => Promise.resolve(code === FIRST_DEPOSIT ? NAMELESS : undefined),
    gameId: (_kind, id) => Promise.resolve(casino.pageNames.game(id)),
    provider: (_kind, code, place) => casino.pageNames.provider(code, place?.visitor),
    subcategory: (_kind, code, place) =>
      Promise.resolve(casino.pageNames.subcategory(place?.section ?? '', code)),
    async tournamentId(_kind, id) {
      const name = await tournaments.nameOf(id);
      return name && { names: { name } };
    },
    drawId: async (_kind, id) => ((await toto.hasDraw(id)) ? NAMELESS : undefined),
  };
  return (kind, ...asked) => knownTo[kind](kind, ...asked);
}
