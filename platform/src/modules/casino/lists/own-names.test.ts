import { readFileSync } from 'node:fs';
import { OWN_COMPANY, ownGames } from '@paddock/contract';

import { Catalogue } from '../catalogue/catalogue.ts';
import { ownEntry } from '../catalogue/own-entries.ts';
import { gameSearch } from './game-search.ts';

interface Words {
  readonly ownGames: Readonly<Record<string, string>>;
}

/** The first games that are seen without a look further down. */
const FIRST = 3;

describe('search of games', () => {
  const catalogue = new Catalogue();
  catalogue.put(
    ownGames().map(({ route }) => ({
      id: route,
      company: { code: OWN_COMPANY, name: 'Originals' },
      entry: ownEntry(route),
      isListed: true,
      isOpen: true,
      newMark: null,
      popularMark: null,
      popularity: 0,
    })),
    0,
  );

  it.each(['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'])(
    'finds ours by what their pages call them: %s',
    (language) => {
      const file = new URL(`../../../../../parcels/casino/locales/${language}.json`, import.meta.url);
      const names = Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Words).ownGames);
      const unfound = names.filter(([route, name]) => {
        const { games } = gameSearch(catalogue, name, { licences: [] });
        return !games.slice(0, FIRST).some(({ id }) => id === route);
      });
      expect([names.length, unfound]).toEqual([ownGames().length, []]);
    },
  );
});
