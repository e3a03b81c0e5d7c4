import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { ResultCountsView, ResultsView } from '@paddock/contract/schemas';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { announcedRace, raceMarket, raceResult } from '../placement/races.fixture.ts';
import { FeedDriver, matchResult } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

describe('results of matches', () => {
  let platform: SportsbookPlatform;
  let day: number;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    const { clock, modules } = platform;
    day = clock.nowMs();
    const feed = new FeedDriver(modules.sportsbook, clock);
    const over = async (name: string, startsAtMs: number, score: [number, number], sport = 'football') => {
      await feed.fixture(name, startsAtMs, sport);
      const period = 'ft';
      await feed.score(name, { status: 'ended', startsAtMs, period, score, parts: [[1, 0], score] });
    };
    await feed.snapshot(async () => {
      await over('Łódź', day - 2 * HOUR_MS, [2, 1]);
      await over('early', day - 5 * HOUR_MS, [0, 0]);
      await over('sets', day - 3 * HOUR_MS, [2, 0], 'tennis');
      await over('yesterday', day - DAY_MS - HOUR_MS, [4, 4]);
      await feed.send(announcedRace('race', day - 3 * DAY_MS));
      const placings = ['2', '5', '1'].map((code, at) => ({ place: at < 2 ? 1 : 3, code }));
      const ended = { status: 'ended' as const, startsAtMs: day - 3 * DAY_MS };
      await feed.send({ kind: 'prices', event: 'race', markets: [raceMarket('field-winner', 5_000, 5_000)] });
      await feed.score('race', { ...ended, winners: ['2', '5'], placings });
      await feed.fixture('off', day - HOUR_MS);
      await feed.score('off', { status: 'cancelled', startsAtMs: day - HOUR_MS });
      await feed.fixture('playing', day - HOUR_MS);
      await feed.score('playing', { startsAtMs: day - HOUR_MS, score: [1, 0] });
    });
    await feed.result('early', 1, matchResult('home'));
    await feed.result('race', 1, raceResult('field-winner', 1, [3, 1, 4, 0, 1, 5]));
    await modules.sportsbook.settleAll();
    await platform.advance(1_000);
    await platform.leap(KEEP_ENDED_MS + HOUR_MS);
  });
  afterAll(() => platform.close());

  const ofDay = () => `fromMs=${day - DAY_MS}&toMs=${day}`;
  async function results(query: string): Promise<ResultsView> {
    return (await platform.app.inject(`/web-api/sportsbook/results?${query}`)).json<ResultsView>();
  }
  const names = ({ events }: ResultsView) => events.map(({ home }) => home.name.en.replace(' Home', ''));

  it('are there long after the matches left the memory, the latest first, by when a match began', async () => {
    const found = await results(ofDay());
    expect(names(found)).toEqual(['off', 'Łódź', 'sets', 'early']);
    expect(found.next).toBeNull();
    expect(found.events[1]).toMatchObject({
      sport: 'football',
      championship: { name: { en: 'Top League' } },
      region: { code: 'gb-eng' },
      status: 'ended',
      startsAtMs: day - 2 * HOUR_MS,
      score: [2, 1],
      parts: [
        [1, 0],
        [2, 1],
      ],
    });
    expect(found.events[0]?.status).toBe('cancelled');
    expect(found.events[0]?.winners).toBeUndefined();
    expect(found.events[0]?.placings).toBeUndefined();
  });

  it('of a field name who came first, and in which order the others', async () => {
    const { events } = await results(`fromMs=${day - 4 * DAY_MS}&toMs=${day - 2 * DAY_MS}`);
    expect(events.map(({ winners }) => winners)).toEqual([[{ en: 'Runner 2' }, { en: 'Runner 5' }]]);
    expect(events[0]?.placings).toEqual([
      { place: 1, code: '2', name: { en: 'Runner 2' } },
      { place: 1, code: '5', name: { en: 'Runner 5' } },
      { place: 3, code: '1', name: { en: 'Runner 1' } },
    ]);
    expect(events[0]?.withdrawn).toEqual([{ code: '4', name: { en: 'Runner 4' } }]);
  });

  it('have the score bets were settled by', async () => {
    expect((await results(ofDay())).events.at(-1)?.score).toEqual([2, 1]);
  });

  it('are of a sport, of a championship, of a team however its name is typed', async () => {
    const tennis = await results(`${ofDay()}&sport=tennis`);
    expect(names(tennis)).toEqual(['sets']);
    const id = tennis.events[0]?.championship.id;
    expect(names(await results(`${ofDay()}&championshipId=${id}`))).toEqual(['sets']);
    expect(names(await results(`${ofDay()}&search=lodz`))).toEqual(['Łódź']);
    const week = `fromMs=${day - 7 * DAY_MS}&toMs=${day}`;
    expect(names(await results(`${week}&search=yester%20home`))).toEqual(['yesterday']);
    expect(names(await results(`${ofDay()}&search=nobody`))).toEqual([]);
  });

  it('come in pages', async () => {
    const first = await results(`${ofDay()}&limit=3`);
    const second = await results(`${ofDay()}&limit=3&cursor=${first.next}`);
    expect([...names(first), ...names(second)]).toEqual(['off', 'Łódź', 'sets', 'early']);
    expect(second.next).toBeNull();
  });

  it('are counted by sport and championship', async () => {
    const answer = await platform.app.inject(`/web-api/sportsbook/result-counts?${ofDay()}`);
    expect(answer.json<ResultCountsView>().sports).toMatchObject([
      { slug: 'football', count: 3, championships: [{ name: { en: 'Top League' }, count: 3 }] },
      { slug: 'tennis', count: 1 },
    ]);
  });

  it.each(['results', 'result-counts'])('of %s are asked for a month at most', async (what) => {
    const month = 31 * DAY_MS;
    for (const [lengthMs, status] of [
      [month, 200],
      [month + 1, 400],
      [0, 400],
    ] as const) {
      const url = `/web-api/sportsbook/${what}?fromMs=${day}&toMs=${day + lengthMs}`;
      expect((await platform.app.inject(url)).statusCode).toBe(status);
    }
  });
});
