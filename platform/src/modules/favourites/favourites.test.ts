import { FAVOURITES_MAX, type Favourite, type FavouritesView } from '@paddock/contract/schemas';

import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatform,
} from '../../testing/index.ts';
import { PLAYER_NEWS } from '../live/index.ts';
import { createFavourites } from './index.ts';

const PATH = '/web-api/user/favourites';

describe('the favourites of players', () => {
  let platform: TestPlatform<{ things: ReturnType<typeof createFavourites> }>;
  let player: string;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => ({
      things: createFavourites(kernel, { requirePlayer: requireNamedPlayer }),
    }));
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    player = platform.kernel.ids.forNewPlayer();
  });

  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, who: string = player) =>
    platform.app.inject({ method, url, headers: { [PLAYER_HEADER]: who }, ...(body && { body }) });
  const starOf = (text: string) => {
    const [kind = '', key = ''] = text.split(' ');
    return { kind, key } as Favourite;
  };
  const keep = (text: string) => ask('POST', PATH, starOf(text));
  const forget = (text: string) => ask('DELETE', `${PATH}?${new URLSearchParams(starOf(text)).toString()}`);
  const join = (...texts: string[]) => ask('POST', `${PATH}/join`, { items: texts.map(starOf) });
  const of = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.json<FavouritesView>().items.map(({ kind, key }) => `${kind} ${key}`);
  const kept = async (who: string = player) => of(await ask('GET', PATH, undefined, who));

  it('are kept for their player alone, of every kind, the newest first', async () => {
    expect(of(await keep('event 7'))).toEqual(['event 7']);
    await keep('championship 7');
    await keep('sport football');
    await keep('team football-north-end');
    const market = 'market football:uof:18/sr:exact+2';
    const all = [market, 'team football-north-end', 'sport football', 'championship 7', 'event 7'];
    expect(of(await keep(market))).toEqual(all);
    expect(await kept()).toEqual(all);
    expect(await kept(platform.kernel.ids.forNewPlayer())).toEqual([]);
    for (const [method, url] of [
      ['GET', PATH],
      ['POST', `${PATH}/join`],
      ['DELETE', `${PATH}?kind=event&key=7`],
    ] as const)
      expect(
        (await platform.app.inject({ method, url, ...(method === 'POST' && { body: { items: [] } }) }))
          .statusCode,
      ).toBe(401);
  });

  it('are kept once, and left without a fault, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 8 }, () => keep('event 7')));
    expect(await kept()).toEqual(['event 7']);
    expect(of(await forget('championship 7'))).toEqual(['event 7']);
    expect(of(await forget('event 7'))).toEqual([]);
    expect((await forget('event 7')).statusCode).toBe(200);
  });

  it('join what a guest kept, in its order, below what is kept, each once', async () => {
    await keep('event 1');
    await keep('event 2');
    const all = ['event 2', 'event 1', 'team tennis-a-b', 'sport golf'];
    expect(of(await join('event 1', 'team tennis-a-b', 'sport golf', 'team tennis-a-b'))).toEqual(all);
    expect(of(await join('event 1', 'sport golf'))).toEqual(all);
    await Promise.all(Array.from({ length: 4 }, () => join('event 9', 'event 8')));
    expect(await kept()).toEqual([...all, 'event 9', 'event 8']);
  });

  it('are news for the player’s open pages when they change', async () => {
    const heard: unknown[] = [];
    const stop = platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    for (const change of [keep, keep, join, join, forget, forget]) await change('event 7');
    await join('event 8');
    stop();
    const news = { playerId: player, news: { kind: 'favourites:changed', id: player } };
    expect(heard).toEqual([news, news, news]);
  });

  it.each([
    'event 0',
    'event x',
    `event ${'9'.repeat(20)}`,
    'sport Foot',
    'team ../x',
    `team ${'a'.repeat(701)}`,
    'market 7',
    'constructor 7',
  ])('refuse %s', async (text) => {
    expect([(await keep(text)).statusCode, (await join('event 1', text)).statusCode]).toEqual([400, 400]);
    expect(await kept()).toEqual([]);
  });

  it('keep the longest key that a team can have', async () => {
    const longest = `team ${'a'.repeat(700)}`;
    expect(of(await keep(longest))).toEqual([longest]);
    expect(of(await forget(longest))).toEqual([]);
  });

  it('end at the last place: what a guest kept beyond it is not in the answer', async () => {
    const stars = Array.from({ length: FAVOURITES_MAX }, (_, at) => `event ${at + 1}`);
    expect(of(await join(...stars))).toEqual(stars);
    const refused = await keep('event 999');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'FAVOURITES_FULL']);
    expect((await keep('event 7')).statusCode).toBe(200);
    await forget('event 7');
    expect(of(await join('sport golf', 'sport chess'))).toContain('sport golf');
    expect(await kept()).not.toContain('sport chess');
    expect(await kept()).toHaveLength(FAVOURITES_MAX);
    expect((await join(...stars, 'event 999')).statusCode).toBe(400);
  });
});
