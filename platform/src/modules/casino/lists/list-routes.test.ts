import type {
  FacetsView,
  GameSearchView,
  GamesView,
  GameView,
  LobbyView,
  ProvidersView,
  SomeGamesView,
} from '@paddock/contract/schemas';

import { ACME, createCasinoFixture, entry, type CasinoFixture } from '../casino.fixture.ts';

describe('the catalogue as it is asked', () => {
  const countries = new Map([['71', 'DE']]);
  let fixture: CasinoFixture;
  beforeAll(async () => {
    fixture = await createCasinoFixture({ countries, licences: ['paper'] });
    await fixture.accept(
      entry('open', { name: { en: 'Book of Foxes' }, currencies: [{ currency: 'EUR', lowest: '0.10' }] }),
      entry('far', { closedIn: ['DE'], name: { en: 'Far Foxes' } }),
      entry('keno', { sections: ['keno'], devices: ['desktop'], licences: ['paper'] }),
      entry('other', { licences: ['other'] }),
    );
  });
  afterAll(() => fixture.platform.close());
  const get = async <Body>(url: string, player?: string) =>
    (await fixture.ask<Body>('GET', `/web-api/casino/${url}`, player === undefined ? {} : { player })).body;
  const idsOf = ({ games }: { games: readonly { id: string }[] }) => games.map(({ id }) => id);
  const ids = (...codes: string[]) => codes.map((code) => fixture.idOf(code));

  it('leads to a game where it is: ours, a slot, and any other [S2-43, S2-44]', async () => {
    const { games } = await get<GamesView>('games?limit=120');
    const addressOf = (id: string) => games.find((game) => game.id === id)?.address;
    expect(addressOf('2')).toBe('/games/dice');
    expect(addressOf(fixture.idOf('open'))).toBe(`/slots/game/${fixture.idOf('open')}/game-open`);
    expect(addressOf(fixture.idOf('keno'))).toBe(`/casino/game/${fixture.idOf('keno')}/game-keno`);
  });

  it('shows each what they may play: by country, licence, device and currency', async () => {
    const acme = (more = '') => `games?provider=acme&sort=name${more}`;
    expect(idsOf(await get<GamesView>(acme())).toSorted()).toEqual(ids('open', 'far', 'keno').toSorted());
    expect(idsOf(await get<GamesView>(acme(), '71')).toSorted()).toEqual(ids('open', 'keno').toSorted());
    expect(idsOf(await get<GamesView>(acme('&device=mobile'), '71'))).toEqual(ids('open'));
    expect(await get<GamesView>(acme('&currency=USD'))).toEqual({ games: [], total: 0, after: null });
    const searched = await get<GameSearchView>('search?search=foxes', '71');
    expect(idsOf(searched)).toEqual(ids('open'));
  });

  it('says of one game all that is known, and why it cannot be played', async () => {
    const far = `games/${fixture.idOf('far')}`;
    expect(await get<GameView>(far)).toMatchObject({ company: ACME, ownCode: null, refusal: null });
    expect(await get<GameView>(far, '71')).toMatchObject({ refusal: 'GAME_COUNTRY' });
    expect(await get<GameView>(`games/${fixture.idOf('keno')}?device=mobile`)).toMatchObject({
      refusal: 'GAME_DEVICE',
    });
    expect(await get<GameView>(`games/${fixture.idOf('other')}`)).toMatchObject({ refusal: 'GAME_LICENCE' });
    expect(await get<GameView>(`games/${fixture.idOf('open')}?currency=USD`)).toMatchObject({
      refusal: 'GAME_CURRENCY',
      currencies: [{ currency: 'EUR', lowest: '0.10' }],
    });
  });

  it.each(['dice', '2', 'classic-dice'])('knows one of our own by %s', async (route) => {
    expect(await get<GameView>(`own-games/${route}`)).toMatchObject({
      id: '2',
      ownCode: 'dice',
      company: { code: 'paddock' },
    });
  });

  it.each([
    'games/999999',
    'games/999999/like',
    'own-games/nothing',
    'own-games/constructor',
    'own-games/0',
    'own-games/99',
  ])('knows no %s', async (url) => {
    expect(await get(url)).toMatchObject({ code: 'GAME_UNKNOWN' });
  });

  it('has the rows of the lobby, counts by kind, studios and games alike', async () => {
    const { rows, total } = await get<LobbyView>('lobby');
    const kinds = rows.map(({ row }) => row);
    expect(kinds).toEqual(expect.arrayContaining(['popular', 'originals', 'section']));
    // Ours are new to nobody, and the company here names no day.
    expect(kinds).not.toContain('new');
    expect(rows.find(({ row }) => row === 'originals')?.count).toBe(22);
    expect((await get<FacetsView>('facets')).total).toBe(total);
    const { providers } = await get<ProvidersView>('providers');
    expect(providers.map(({ code, count }) => [code, count])).toEqual([
      ['acme', 3],
      ['paddock', 22],
    ]);
    expect(await get('providers/acme', '71')).toMatchObject({ name: 'Acme Reels', count: 2 });
    expect(await get('providers/nobody')).toMatchObject({ code: 'PROVIDER_UNKNOWN' });
    const { games } = await get<SomeGamesView>(`games/${fixture.idOf('open')}/like`);
    expect(games[0]?.section).toBe('slots');
  });

  it.each([
    'games?sort=luck',
    'games?limit=121',
    'games?limit=0',
    'games?section=horses',
    'games?after=%00',
    'games?after=e30',
    'games?device=fridge',
    'games?currency=euro',
    'search?search=',
    `search?search=${'x'.repeat(61)}`,
    'search',
    'providers/A',
    'games/x',
    'facets?volatility=no',
  ])('refuses %s', async (url) => {
    expect(await fixture.ask('GET', `/web-api/casino/${url}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});
