import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { EventListView, FollowedView } from '@paddock/contract/schemas';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

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
  const ask = (...stars: readonly string[]) =>
    platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/followed',
      body: { items: stars.map((star) => ({ kind: star.split(' ')[0], key: star.split(' ')[1] })) },
    });
  const follow = async (...stars: readonly string[]) => {
    const view = (await ask(...stars)).json<FollowedView>();
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

  it('is of a sport its name alone', async () => {
    const view = await follow('sport football');
    expect([view.events, view.names]).toEqual([[], ['Football 1 4']]);
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
