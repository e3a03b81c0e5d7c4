import { HOUR_MS, MINUTE_MS, type TimeFilter } from '@paddock/contract';

import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

interface Listed {
  readonly total: number;
  readonly events: readonly { readonly home: { readonly name: { readonly en: string } } }[];
}

describe('lists by time', () => {
  let platform: SportsbookPlatform;
  let nowMs: number;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    nowMs = platform.clock.nowMs();
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    const live = async (name: string, sport: string, period: string, parts: [number, number][]) => {
      await feed.fixture(name, nowMs - HOUR_MS, sport);
      await feed.score(name, { startsAtMs: nowMs - HOUR_MS, period, parts });
    };
    await feed.snapshot(async () => {
      await feed.fixture('soon', nowMs + 59 * MINUTE_MS);
      await feed.prices('soon', matchOdds(2000, 3400, 3600));
      await feed.fixture('later', nowMs + HOUR_MS);
      await feed.fixture('tomorrow', nowMs + 30 * HOUR_MS);
      await live('half 1', 'football', 'h1', [[0, 0]]);
      await live('rest 1', 'football', 'ht', [[0, 0]]);
      await live('half 2', 'football', 'h2', [
        [0, 0],
        [0, 0],
      ]);
      await live('set 2', 'tennis', 's2', [
        [6, 4],
        [1, 0],
      ]);
      await live('quarter 3', 'basketball', 'q3', []);
    });
  });
  afterAll(() => platform.close());

  async function list(query: string): Promise<Listed> {
    return (await platform.app.inject(`/web-api/sportsbook/events?${query}`)).json<Listed>();
  }
  const names = ({ events }: Listed) => events.map(({ home }) => home.name.en.replace(' Home', ''));

  const LIVE = ['half 1', 'half 2', 'rest 1', 'set 2', 'quarter 3'];
  it.each<[TimeFilter, line: readonly string[], live: readonly string[]]>([
    ['all', ['soon', 'later', 'tomorrow'], LIVE],
    ['upcoming_events', ['soon'], []],
    ['first_period', [], ['half 1', 'rest 1']],
    ['second_period', [], ['half 2', 'set 2']],
    ['recommended', ['soon', 'later', 'tomorrow'], LIVE],
  ])('%s shows what it says [S9-13]', async (time, line, live) => {
    expect(names(await list(`section=line&time=${time}`))).toEqual(line);
    const played = await list(`section=live&time=${time}`);
    expect(names(played).toSorted()).toEqual([...live].toSorted());
    expect(played.total).toBe(live.length);
  });

  it('a day begins and ends where its reader is', async () => {
    const day = `fromMs=${nowMs + HOUR_MS}&toMs=${nowMs + 30 * HOUR_MS}`;
    expect(names(await list(`section=line&${day}`))).toEqual(['later']);
    expect(names(await list(`section=line&${day}&time=upcoming_events`))).toEqual([]);
    expect(await list(`section=live&${day}`)).toMatchObject({ total: LIVE.length });
  });

  it('refuses a filter that is none', async () => {
    const answer = await platform.app.inject('/web-api/sportsbook/events?section=live&time=third_period');
    expect(answer.statusCode).toBe(400);
  });
});

describe('recommended', () => {
  it('are the three first championships of each sport that list anything', async () => {
    const platform = await createSportsbookPlatform();
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    const silk = { pattern: 'solid' as const, colours: ['#aa0000', '#ffffff'] as [string, string] };
    await feed.snapshot(async () => {
      for (const rank of [4, 2, 1, 3])
        for (const number of [1, 2])
          await feed.send({
            kind: 'fixture',
            event: `${rank}-${number}`,
            sport: 'football',
            region: { id: 'eng', code: 'gb-eng', name: { en: 'England' } },
            championship: { id: `cup-${rank}`, slug: `cup-${rank}`, name: { en: `Cup ${rank}` }, rank },
            home: { name: { en: `${rank}-${number}` }, silk },
            away: { name: { en: 'Away' }, silk },
            startsAtMs: platform.clock.nowMs() + HOUR_MS,
          });
      await feed.fixture('tennis', platform.clock.nowMs() + HOUR_MS, 'tennis');
    });
    const answer = await platform.app.inject('/web-api/sportsbook/events?section=line&time=recommended');
    const found = answer.json<Listed>().events.map(({ home }) => home.name.en);
    expect(found).toEqual(['1-1', '1-2', '2-1', '2-2', '3-1', '3-2', 'tennis Home']);
    await platform.close();
  });
});
