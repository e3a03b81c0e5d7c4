import { OWN_COMPANY } from '@paddock/contract';
import type { CatalogueEntry, GamesQuery } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { ACME, entry } from '../casino.fixture.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { StoredGame } from '../catalogue/game.ts';
import { ownEntry } from '../catalogue/own-entries.ts';
import type { Place } from '../playable.ts';
import { facets } from './facets.ts';
import { gameList } from './game-list.ts';
import { gameSearch } from './game-search.ts';
import { like } from './like.ts';
import { lobby } from './lobby.ts';
import { providers } from './providers.ts';

const NOW_MS = Date.parse('2026-11-26T12:00:00Z');
const ANYWHERE: Place = { licences: [] };

function stored(id: number, over: Partial<CatalogueEntry> = {}, more: Partial<StoredGame> = {}): StoredGame {
  return {
    id: String(id),
    company: ACME,
    entry: entry(`g${id}`, over),
    isListed: true,
    isOpen: true,
    newMark: null,
    popularMark: null,
    popularity: 0,
    ...more,
  };
}

function catalogueOf(...games: readonly StoredGame[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.put(games, NOW_MS);
  return catalogue;
}

const playable = (catalogue: Catalogue) => catalogue.sorted('popular').games.map(({ game }) => game);
const idsOf = (view: { readonly games: readonly { readonly id: string }[] }) =>
  view.games.map(({ id }) => id);

describe('a list of games', () => {
  const catalogue = catalogueOf(
    stored(1, {
      name: { en: 'Zebra', ru: 'Алмаз' },
      rtpMillionths: 950_000,
      volatility: 'low',
      releaseDay: '2026-01-01',
    }),
    stored(
      2,
      { name: { en: 'Apple', ru: 'Яблоко', tr: 'Zümrüt' }, rtpMillionths: 970_000, volatility: 'high' },
      { popularity: 5 },
    ),
    stored(3, {
      name: { en: 'Mango' },
      sections: ['keno', 'slots'],
      features: ['respins'],
      releaseDay: '2026-11-20',
    }),
    stored(4, { name: { en: 'Closed' } }, { isOpen: false }),
    stored(10, { name: { en: 'Mango 10' }, hasDemo: false, tags: ['fruit'], subcategories: ['fruits'] }),
  );
  const list = (query: GamesQuery) => idsOf(gameList(catalogue, query, ANYWHERE));

  it.each<[GamesQuery, string[]]>([
    [{ sort: 'name' }, ['2', '3', '10', '1']],
    [{ sort: 'name', lng: 'ru' }, ['1', '2', '3', '10']],
    [{ sort: 'name', lng: 'tr' }, ['3', '10', '1', '2']],
    [{ sort: 'name', lng: 'pt' }, ['2', '3', '10', '1']],
    [{ sort: 'rtp' }, ['2', '1', '3', '10']],
    [{ sort: 'volatility' }, ['2', '1', '3', '10']],
    [{ sort: 'new' }, ['3', '1', '2', '10']],
    [{}, ['2', '3', '1', '10']],
    [{ section: 'keno' }, ['3']],
    [{ section: 'slots', sort: 'name' }, ['2', '3', '10', '1']],
    [{ feature: 'respins' }, ['3']],
    [{ tag: 'fruit' }, ['10']],
    [{ tag: 'new' }, ['3']],
    [{ tag: 'popular' }, ['2']],
    [{ subcategory: 'fruits' }, ['10']],
    [{ volatility: 'low' }, ['1']],
    [{ demo: 'true', sort: 'name' }, ['2', '3', '1']],
    [{ provider: 'acme', sort: 'name' }, ['2', '3', '10', '1']],
    [{ provider: 'nobody' }, []],
  ])('by %j has %j', (query, ids) => {
    expect(list(query)).toEqual(ids);
  });

  it.each(['name', 'popular', 'new', 'rtp', 'volatility'] as const)(
    'by %s is read page by page without a gap, though games come, go and move between the pages',
    (sort) => {
      const many = Array.from({ length: 25 }, (_, n) =>
        stored(n + 1, { name: { en: `Game ${n % 7}` } }, { popularity: n % 3 }),
      );
      const changing = catalogueOf(...many);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page = gameList(changing, { sort, limit: '4', ...(after === null ? {} : { after }) }, ANYWHERE);
        expect(page.games.length).toBeGreaterThan(0);
        seen.push(...idsOf(page));
        ({ after } = page);
        // The last one that was seen closes, and one that nobody asked for comes in front.
        const last = many.find(({ id }) => id === seen.at(-1));
        if (last !== undefined && seen.length < 5) changing.put([{ ...last, isOpen: false }], NOW_MS);
      } while (after !== null);
      expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(many.map(({ id }) => id));
    },
  );

  it.each([
    'x',
    '____',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('["a","b"]').toString('base64url'),
  ])('refuses the place %s, which is none of it', (after) => {
    expect(() => gameList(catalogue, { after, sort: 'rtp' }, ANYWHERE)).toThrow(PlatformError);
  });

  it('counts its kinds, each without its own filter', () => {
    const counts = facets(
      playable(
        catalogueOf(
          ...[1, 2, 3].map((id) =>
            stored(id, { sections: [id < 3 ? 'slots' : 'keno'], volatility: id === 1 ? 'low' : 'high' }),
          ),
        ),
      ),
      { section: 'slots' },
    );
    expect(counts).toMatchObject({
      total: 2,
      sections: [
        { code: 'slots', count: 2 },
        { code: 'keno', count: 1 },
      ],
      volatilities: [
        { code: 'high', count: 1 },
        { code: 'low', count: 1 },
      ],
      providers: [{ code: 'acme', name: 'Acme Reels', count: 2 }],
      withDemo: 2,
    });
  });

  it('has rows in the lobby, none of them empty, and none that would show all games again', () => {
    const { rows, total } = lobby(playable(catalogue).filter(({ isOpen }) => isOpen));
    expect(rows.map(({ row, section, count }) => [row, section, count])).toEqual([
      ['popular', null, 4],
      ['new', null, 1],
      ['section', 'keno', 1],
    ]);
    expect(total).toBe(4);
  });

  it('has studios by name, those whose games a company passes on too', () => {
    const zoo = { code: 'zoo', name: 'Aardvark' };
    const found = providers(
      playable(
        catalogueOf(stored(1, { studio: zoo }), stored(2), stored(3, { studio: zoo }, { newMark: true })),
      ),
    );
    expect(found).toEqual([
      { ...zoo, count: 2, newCount: 1 },
      { ...ACME, count: 1, newCount: 0 },
    ]);
  });

  it('is like a game by what the two have in common, without the game', () => {
    const games = playable(
      catalogueOf(
        stored(1, { subcategories: ['fruits'], features: ['respins'] }),
        stored(2, { sections: ['keno'] }),
        stored(3, { subcategories: ['fruits'] }),
        stored(4, {}, { popularity: 3 }),
      ),
    );
    const one = games.filter(({ id }) => id === '1');
    expect(like(games, one).map(({ id }) => id)).toEqual(['3', '4', '2']);
    expect(like(games, []).map(({ id }) => id)[0]).toBe('4');
  });
});

describe('a search for games', () => {
  const catalogue = catalogueOf(
    stored(1, { name: { en: 'Book of Foxes', ru: 'Книга лис' } }),
    stored(2, { name: { en: 'Foxes' } }),
    stored(3, { name: { en: 'Golden Foxes Deluxe' } }, { popularity: 9 }),
    stored(4, { name: { en: 'Foxes and Hounds' }, closedIn: ['DE'] }),
    stored(5, { name: { en: 'Roulette' }, studio: { code: 'evening', name: 'Evening Star' } }),
  );
  const search = (typed: string, place = ANYWHERE) => gameSearch(catalogue, typed, place);

  it.each([
    ['foxes', ['2', '4', '3', '1']],
    ['foxse', ['3', '1', '2', '4']],
    ['golden', ['3']],
    ['gloden fox', ['3']],
    ['книга', ['1']],
    ['kniga', ['1']],
    ['evening', ['5']],
    ['acme foxes', ['3', '1', '2', '4']],
    ['f', []],
    ['horse', []],
    ['🦊', []],
    ['fxes', ['3', '1', '2', '4']],
    ['foxs', ['3', '1', '2', '4']],
    ['golden foxs', ['3']],
    // The other keyboard: "книга" and "foxes".
    ['rybuf', ['1']],
    ['ащчуы', ['2', '4', '3', '1']],
  ])('for %s finds %j', (typed, ids) => {
    expect(idsOf(search(typed))).toEqual(ids);
  });

  it('finds ours by what such games are called too', () => {
    const own = stored(6, ownEntry('plinko'), { company: { code: OWN_COMPANY, name: 'Originals' } });
    const ours = catalogueOf(own, stored(7, { slug: 'plinko' }));
    expect(
      ['plinko', 'peg drop', 'колышки', 'плинко', 'gkbyrj'].map((typed) =>
        idsOf(gameSearch(ours, typed, ANYWHERE)),
      ),
    ).toEqual(Array.from({ length: 5 }, () => ['6']));
  });

  it('finds studios, mistyped too, with how many games they have', () => {
    expect(search('evenign').providers).toEqual([
      { code: 'evening', name: 'Evening Star', count: 1, newCount: 0 },
    ]);
    expect(search('foxes').providers).toEqual([]);
  });

  it('shows nobody what they cannot play', () => {
    expect(idsOf(search('foxes', { licences: [], country: 'DE' }))).not.toContain('4');
  });
});
