import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { EventDaysView, EventListView } from '@paddock/contract/schemas';

import { FeedDriver, matchOdds, total } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

describe('lists of the line', () => {
  let platform: SportsbookPlatform;
  let nowMs: number;
  const SILK = { pattern: 'band' as const, colours: ['#00aa00', '#ffffff'] as [string, string] };

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    nowMs = platform.clock.nowMs();
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    const match = (name: string, inHours: number, { rank = 1, sport = 'football' } = {}) =>
      feed.send({
        kind: 'fixture',
        ...{ event: name, sport, startsAtMs: nowMs + inHours * HOUR_MS },
        ...{ home: { name: { en: name }, silk: SILK }, away: { name: { en: 'Away' }, silk: SILK } },
        region: { id: 'eng', code: 'gb-eng', name: { en: 'England' } },
        championship: { id: `${sport}-${rank}`, slug: 'a', name: { en: `${sport} ${rank}` }, rank },
      });
    await feed.snapshot(async () => {
      await match('late first', 30);
      await match('early second', 1, { rank: 2 });
      await match('middle first', 10);
      await match('early tennis', 0.5, { sport: 'tennis' });
      await feed.prices('late first', matchOdds(2000, 3400, 3600));
      await feed.prices('early second', matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
    });
  });
  afterAll(() => platform.close());

  const get = async <T>(path: string) => (await platform.app.inject(`/web-api/sportsbook/${path}`)).json<T>();
  const names = async (query: string) =>
    (await get<EventListView>(`events?section=line${query}`)).events.map(({ home }) => home.name.en);

  it.each([
    ['', ['middle first', 'late first', 'early second', 'early tennis']],
    ['&order=championship', ['middle first', 'late first', 'early second', 'early tennis']],
    ['&order=time', ['early second', 'middle first', 'late first', 'early tennis']],
    ['&order=markets', ['early second', 'late first', 'middle first', 'early tennis']],
    ['&order=time&limit=1&offset=1', ['middle first']],
    ['&order=markets&sport=football&limit=2', ['early second', 'late first']],
  ])('stand in the order that is asked for: %s', async (query, listed) => {
    expect(await names(query)).toEqual(listed);
  });

  it('refuse an order that is none', async () => {
    expect((await platform.app.inject('/web-api/sportsbook/events?section=line&order=odds')).statusCode).toBe(
      400,
    );
  });

  it('are counted by the days of the reader', async () => {
    const bounds = [0, 1, 2].map((day) => nowMs + day * DAY_MS);
    const counts = async (query: string) =>
      (await get<EventDaysView>(`event-days?bounds=${bounds.join(',')}${query}`)).counts;
    expect(await counts('')).toEqual([3, 1]);
    expect(await counts('&sport=tennis')).toEqual([1, 0]);
    expect((await platform.app.inject('/web-api/sportsbook/event-days?bounds=1')).statusCode).toBe(400);
  });
});
