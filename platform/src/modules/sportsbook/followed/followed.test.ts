import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { EventListView, FollowedView } from '@paddock/contract/schemas';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { PLAYER_HEADER } from '../../../testing/index.ts';
import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

const SILK = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };

describe('what is followed', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  /** Events by their home side, championships by their name. */
  const ids = new Map<string, string>();

  const match = async (
    event: string,
    sides: readonly [string, string],
    { league = 'Top', inDays = 1 } = {},
  ) => {
    const startsAtMs = platform.clock.nowMs() + inDays * DAY_MS;
    const [home, away] = sides.map((en) => ({ name: { en }, silk: SILK }));
    if (home === undefined || away === undefined) throw new Error('two sides');
    await feed.send({
      kind: 'fixture',
      ...{ event, sport: 'football', home, away, startsAtMs },
      region: { id: 'eng', code: 'gb-eng', name: { en: 'England' } },
      championship: { id: league, slug: 'some-league', name: { en: league }, rank: 1 },
    });
    if (inDays < 0) await feed.score(event, { startsAtMs, score: [1, 0] });
  };
  const post = (body: object, headers = {}) =>
    platform.app.inject({ method: 'POST', url: '/web-api/sportsbook/followed', headers, body });
  const itemsOf = (stars: readonly string[]) =>
    stars.map((star) => ({ kind: star.split(' ')[0], key: star.split(' ')[1] }));
  const ask = (...stars: readonly string[]) => post({ items: itemsOf(stars) });
  const follow = (...stars: readonly string[]) => page({ items: itemsOf(stars) });
  const page = async (body: object, headers = {}) => {
    const view = (await post(body, headers)).json<FollowedView>();
    return {
      ...view,
      events: view.events.map(({ home, away }) => `${home.name.en} – ${away.name.en}`),
      names: view.names.map(({ name, live, line }) => `${name.en} ${live} ${line}`),
    };
  };

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      await match('gone', ['Old Boys', 'Mill'], { inDays: -1 });
      await feed.score('gone', { status: 'ended', startsAtMs: 0, score: [1, 1] });
    });
    await platform.advance(1_000);
    await platform.leap(KEEP_ENDED_MS + HOUR_MS);
    await feed.snapshot(async () => {
      await match('late', ['Harbour', 'Mill'], { inDays: 3 });
      await match('soon', ['Harbour', 'North']);
      await match('now', ['East', 'Harbour'], { inDays: -0.01, league: 'Cup' });
      await match('other', ['West', 'South'], { league: 'Cup' });
      await match('alone', ['Far', 'Away'], { league: 'Small' });
      await feed.prices('soon', matchOdds(1500, 4000, 6500));
    });
    for (const section of ['live', 'line']) {
      const { events } = (
        await platform.app.inject(`/web-api/sportsbook/events?section=${section}`)
      ).json<EventListView>();
      for (const { id, home, championship } of events) {
        ids.set(home.name.en, id);
        ids.set(championship.name.en, championship.id);
      }
    }
  });
  afterAll(() => platform.close());
  const event = (home: string) => `event ${ids.get(home) ?? ''}`;

  it('is on before it is to come; what was starred itself stands before what a star brings', async () => {
    const view = await follow('team football-harbour', event('Far'));
    expect(view.events).toEqual(['East – Harbour', 'Far – Away', 'Harbour – North', 'Harbour – Mill']);
    expect([view.total, view.names]).toEqual([4, ['Harbour 1 2']]);
    expect(view.types.map(({ key }) => key)).toContain('1x2');
  });

  it('stands in the order of the stars, each match once', async () => {
    const cup = `championship ${ids.get('Cup') ?? ''}`;
    expect((await follow(cup, 'team football-harbour')).events).toEqual([
      ...['East – Harbour', 'West – South', 'Harbour – North', 'Harbour – Mill'],
    ]);
    expect((await follow(cup, cup, event('West'))).events).toEqual(['East – Harbour', 'West – South']);
  });

  it('is of a sport its name alone, and its matches where they are asked for: after all others', async () => {
    const view = await follow('sport football');
    expect([view.events, view.names]).toEqual([[], ['Football 1 4']]);
    const items = [
      { kind: 'sport', key: 'football' },
      { kind: 'market', key: 'football:total' },
      { kind: 'event', key: ids.get('Harbour') },
    ];
    const all = await page({ items, withSports: true });
    expect([all.total, all.events[0], all.events[1]]).toEqual([5, 'East – Harbour', 'Harbour – Mill']);
    const pages = [await page({ items, withSports: true, section: 'line', limit: 3 })];
    pages.push(await page({ items, withSports: true, section: 'line', limit: 3, offset: 3 }));
    expect(pages.flatMap(({ events }) => events)).toEqual(all.events.slice(1));
    expect(pages.map(({ total, names }) => [total, names.length])).toEqual([
      [4, 1],
      [4, 0],
    ]);
  });

  it('has the matches of open bets first, for their player alone', async () => {
    const player = await richPlayer(platform);
    const list = await platform.app.inject('/web-api/sportsbook/events?section=line');
    const soon = list.json<EventListView>().events.find(({ markets }) => markets.length > 0);
    if (soon === undefined) throw new Error('no event with prices');
    const leg = legOf(marketOf(soon, '1x2'), 'home');
    expect((await place(platform, player, [leg])).statusCode).toBe(201);
    const item = { kind: 'event', key: ids.get('Far') };
    const headers = { [PLAYER_HEADER]: player.playerId };
    expect((await page({ items: [item], withBets: true, section: 'line' }, headers)).events).toEqual([
      'Harbour – North',
      'Far – Away',
    ]);
    expect((await page({ items: [item] }, headers)).events).toEqual(['Far – Away']);
    expect((await post({ items: [item], withBets: true })).statusCode).toBe(401);
  });

  it('names a team whose matches are all over, and nothing that nobody knows', async () => {
    const view = await follow(
      'team football-old-boys',
      'team football-nobody',
      'championship 1',
      'sport chess',
      'event 1',
    );
    expect([view.names, view.events]).toEqual([['Old Boys 0 0'], []]);
  });

  it('refuses what is no favourite', async () => {
    for (const star of ['horse 1', 'team ../x', 'event 0', `event ${'9'.repeat(30)}`])
      expect((await ask(star)).statusCode).toBe(400);
    expect((await ask(...Array.from({ length: 201 }, (_, at) => `event ${at + 1}`))).statusCode).toBe(400);
  });
});
