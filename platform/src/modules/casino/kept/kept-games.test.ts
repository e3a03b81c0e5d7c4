import { HOUR_MS, type PlayerId } from '@paddock/contract';
import {
  FAVOURITE_GAMES_MAX,
  PLAYED_GAMES_MAX,
  type FavouriteGamesView,
  type GamesView,
  type PlayedGamesView,
  type SomeGamesView,
} from '@paddock/contract/schemas';

import { query } from '../../../testing/index.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { createCasinoFixture, entry, type CasinoFixture } from '../casino.fixture.ts';
import { VISITS_EVERY_MS } from './visits.ts';

const FAVOURITES = '/web-api/user/favourite-games';
const codes = Array.from({ length: FAVOURITE_GAMES_MAX + 1 }, (_, n) => `g${n}`);
const all = codes.map((code) => entry(code, { sections: code === 'g9' ? ['keno'] : ['slots'] }));

describe('what is kept of games for a player', () => {
  let fixture: CasinoFixture;
  let player: PlayerId;
  beforeAll(async () => {
    fixture = await createCasinoFixture();
    await fixture.accept(...all);
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    player = fixture.platform.kernel.ids.forNewPlayer();
  });

  const star = (code: string, who: string = player) =>
    fixture.ask<FavouriteGamesView & { code?: string }>('POST', FAVOURITES, {
      player: who,
      body: { gameId: fixture.idOf(code) },
    });
  const unstar = (code: string) =>
    fixture.ask<FavouriteGamesView>('DELETE', `${FAVOURITES}/${fixture.idOf(code)}`, { player });
  const favourites = async (who: string = player) =>
    (await fixture.ask<FavouriteGamesView>('GET', FAVOURITES, { player: who })).body;
  const ids = (...named: string[]) => named.map((code) => fixture.idOf(code));

  it('are stars, the newest first, once each, of this player alone', async () => {
    await star('g1');
    await Promise.all(Array.from({ length: 6 }, () => star('g2')));
    expect((await star('g2')).body.ids).toEqual(ids('g2', 'g1'));
    expect((await favourites()).games.map(({ id }) => id)).toEqual(ids('g2', 'g1'));
    expect((await unstar('g2')).body.ids).toEqual(ids('g1'));
    expect((await unstar('g2')).status).toBe(200);
    expect((await favourites(fixture.platform.kernel.ids.forNewPlayer())).ids).toEqual([]);
  });

  it('are news for the player’s open pages when they change', async () => {
    const heard: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    for (const change of [star, star, unstar, unstar]) await change('g1');
    stop();
    const news = { playerId: player, news: { kind: 'favourite-games:changed', id: player } };
    expect(heard).toEqual([news, news]);
  });

  it('keep the star of a game that closed, which has no tile', async () => {
    await star('g1');
    await fixture.accept(...all.filter(({ code }) => code !== 'g1'));
    expect(await favourites()).toEqual({ ids: ids('g1'), games: [] });
    await fixture.accept(...all);
    expect((await favourites()).games).toHaveLength(1);
  });

  it.each(['0', 'x', '999999', '9223372036854775808', '1 or 1=1'])('are no game %s', async (gameId) => {
    const { status } = await fixture.ask('POST', FAVOURITES, { player, body: { gameId } });
    expect([400, 404]).toContain(status);
    const { status: left } = await fixture.ask('DELETE', `${FAVOURITES}/${encodeURIComponent(gameId)}`, {
      player,
    });
    expect([200, 400, 404]).toContain(left);
    expect((await favourites()).ids).toEqual([]);
  });

  it('are explained to guests', async () => {
    for (const url of [FAVOURITES, '/web-api/user/played-games', '/web-api/user/suggested-games'])
      expect(await fixture.ask('GET', url)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('are as many as there is room for, two at once at the end too', async () => {
    const values = codes
      .slice(0, FAVOURITE_GAMES_MAX - 1)
      .map((code, n) => `(${player}, ${fixture.idOf(code)}, ${n})`);
    await query(
      fixture.platform.databaseUrl,
      `insert into casino_favourite (player_id, game_id, place) values ${values.join(',')}`,
    );
    const last = await Promise.all([star(codes.at(-1) ?? ''), star(codes.at(-2) ?? '')]);
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await favourites()).ids).toHaveLength(FAVOURITE_GAMES_MAX);
  });

  describe('when rounds begin', () => {
    const playOnce = async (code: string, who: PlayerId = player) => {
      fixture.platform.modules.casino.played(who, fixture.idOf(code));
      await fixture.platform.advance(VISITS_EVERY_MS);
    };
    const played = async () =>
      (await fixture.ask<PlayedGamesView>('GET', '/web-api/user/played-games', { player })).body.games;
    const popular = async () =>
      (await fixture.ask<GamesView>('GET', '/web-api/casino/games?tag=popular')).body.games.map(
        ({ id }) => id,
      );

    it('is what was played lately, the last first, each game once', async () => {
      for (const code of ['g1', 'g2', 'g1']) await playOnce(code);
      expect((await played()).map(({ game }) => game.id)).toEqual(ids('g1', 'g2'));
      expect((await played())[0]?.playedAtMs).toBe(fixture.platform.clock.nowMs() - VISITS_EVERY_MS);
    });

    it(`keeps ${PLAYED_GAMES_MAX} games of a player`, async () => {
      for (const code of codes.slice(0, PLAYED_GAMES_MAX + 3)) {
        fixture.platform.modules.casino.played(player, fixture.idOf(code));
        await fixture.platform.advance(1);
      }
      await fixture.platform.advance(VISITS_EVERY_MS);
      expect(await played()).toHaveLength(PLAYED_GAMES_MAX);
      const rows = `select count(*)::int as rows from casino_played where player_id = ${player}`;
      expect(await query(fixture.platform.databaseUrl, rows)).toEqual([{ rows: PLAYED_GAMES_MAX }]);
    });

    it('passes over a game that nobody knows', async () => {
      fixture.platform.modules.casino.played(player, '999999');
      await fixture.platform.advance(VISITS_EVERY_MS);
      expect(await played()).toEqual([]);
    });

    it('suggests what is like it, and to who played nothing what is popular', async () => {
      await playOnce('g9');
      const suggested = async (who: string) =>
        (await fixture.ask<SomeGamesView>('GET', '/web-api/user/suggested-games', { player: who })).body
          .games;
      const forKeno = await suggested(player);
      expect(forKeno[0]?.section).toBe('keno');
      expect(forKeno.map(({ id }) => id)).not.toContain(fixture.idOf('g9'));
      expect((await suggested(fixture.platform.kernel.ids.forNewPlayer())).length).toBeGreaterThan(0);
    });

    it('makes a game popular by how many play it, each once an hour, and for a restart too', async () => {
      const { kernel } = fixture.platform;
      for (let n = 0; n < 40; n += 1) await playOnce('g3');
      for (const _ of [1, 2, 3]) await playOnce('g4', kernel.ids.forNewPlayer());
      await fixture.platform.advance(60_000);
      const order = (await popular()).filter((id) => ids('g3', 'g4').includes(id));
      expect(order).toEqual(ids('g4', 'g3'));
      await fixture.platform.advance(HOUR_MS);
      for (let n = 0; n < 3; n += 1) {
        await playOnce('g3');
        await fixture.platform.advance(HOUR_MS);
      }
      await fixture.platform.advance(60_000);
      expect((await popular()).filter((id) => ids('g3', 'g4').includes(id))).toEqual(ids('g3', 'g4'));
      const before = await popular();
      const next = await fixture.platform.restart();
      const answer = await next.app.inject('/web-api/casino/games?tag=popular');
      expect(answer.json<GamesView>().games.map(({ id }) => id)).toEqual(before);
      await next.close();
    });
  });
});
