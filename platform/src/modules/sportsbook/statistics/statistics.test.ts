import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { EventState, EventStatisticsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { Book } from '../book/book.ts';
import { KEEP_ENDED_MS } from '../book/retention.ts';
import { createPageNames } from '../read/page-names.ts';
import { FeedDriver, matchResult } from '../testing/feed-driver.ts';
import { createSportsbookPlatform, type SportsbookPlatform } from '../testing/sportsbook.fixture.ts';

/** Of the twenty seconds an answer is kept; a feed that is silent for longer has to begin anew. */
const STEP_MS = 5_000;

describe('statistics of an event', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let now: number;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    now = platform.clock.nowMs();
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      await over('1', 'Mill', 'Bay', 400, [9, 9]);
      await over('2', 'Mill', 'Bay', 90, [5, 0]);
      await over('3', 'Mill', 'Bay', 9, [2, 1]);
      await over('4', 'Bay', 'Mill', 8, [1, 1]);
      await over('5', 'Mill', 'Port', 7, [0, 3]);
      await over('6', 'Mill', 'Bay', 6, [7, 0], { status: 'cancelled' });
      await over('7', 'Bay', 'Port', 5, [0, 0], {}, 'cup');
      await fixture('next', 'Bay', 'Mill', now + HOUR_MS);
      await fixture('live', 'Port', 'Mill', now - HOUR_MS);
      await feed.score('live', {
        startsAtMs: now - HOUR_MS,
        score: [1, 0],
        incidents: [{ kind: 'goal', atSec: 60, side: 'home' }],
      });
    });
    await platform.advance(1_000);
  });
  afterAll(() => platform.close());

  function fixture(event: string, home: string, away: string, startsAtMs: number, cup = 'league') {
    const silk = { pattern: 'solid' as const, colours: ['#aa0000', '#ffffff'] as [string, string] };
    return feed.send({
      kind: 'fixture',
      event,
      sport: 'football',
      region: { id: 'eng', code: 'gb-eng', name: { en: 'England' } },
      championship: { id: cup, slug: cup, name: { en: cup }, rank: 1 },
      home: { name: { en: home }, silk },
      away: { name: { en: away }, silk },
      startsAtMs,
    });
  }

  async function over(
    event: string,
    home: string,
    away: string,
    daysAgo: number,
    score: [number, number],
    state: Partial<EventState> = {},
    cup?: string,
  ): Promise<void> {
    const startsAtMs = now - daysAgo * DAY_MS;
    await fixture(event, home, away, startsAtMs, cup);
    await feed.score(event, { status: 'ended', period: 'ft', startsAtMs, score, ...state });
  }

  async function whileKept(): Promise<void> {
    for (let step = 0; step < 4; step += 1) {
      await platform.advance(STEP_MS);
      await feed.heartbeat();
    }
  }

  async function idOf(external: string): Promise<string> {
    const { rows } = await sql<{ id: bigint }>`
      select id from sportsbook_event where external_id = ${external}`.execute(platform.kernel.db);
    return String(rows[0]?.id);
  }
  const ask = async (external: string) =>
    platform.app.inject(`/web-api/sportsbook/events/${await idOf(external)}/statistics`);
  const of = async (external: string) => (await ask(external)).json<EventStatisticsView>();
  const places = ({ table }: EventStatisticsView) =>
    table.rows.map(({ place, team, played, points }) => [place, team.name.en, played, points]);

  it('has the form of both sides in every championship, without what was cancelled', async () => {
    const { event, form } = await of('next');
    expect(event).toMatchObject({
      sport: 'football',
      home: { name: { en: 'Bay' } },
      state: { status: 'upcoming' },
    });
    const [bay, mill] = form.map(({ matches, ...sums }) => ({
      told: matches.map(({ opponent, isHome, score, outcome }) => [opponent.name.en, isHome, score, outcome]),
      ...sums,
    }));
    expect(bay?.told).toEqual([
      ['Port', true, [0, 0], 'drawn'],
      ['Mill', true, [1, 1], 'drawn'],
      ['Mill', false, [1, 2], 'lost'],
      ['Mill', false, [0, 5], 'lost'],
      ['Mill', false, [9, 9], 'drawn'],
    ]);
    expect(mill).toMatchObject({ won: 2, drawn: 2, lost: 1, scored: 17, conceded: 14 });
  });

  it('has their meetings, told from the side that is at home this time', async () => {
    expect((await of('next')).meetings.map(({ isHome, score }) => [isHome, score])).toEqual([
      [true, [1, 1]],
      [false, [1, 2]],
      [false, [0, 5]],
      [false, [9, 9]],
    ]);
  });

  it('has the table of the season that runs, by the points of the sport', async () => {
    const next = await of('next');
    expect(places(next)).toEqual([
      [1, 'Mill', 3, 4],
      [2, 'Port', 1, 3],
      [3, 'Bay', 2, 1],
    ]);
    expect(next.table.sinceMs).toBe(now - 9 * DAY_MS);
  });

  it('has the course of a match that is played', async () => {
    expect((await of('live')).event.state).toMatchObject({
      score: [1, 0],
      incidents: [{ kind: 'goal', atSec: 60 }],
    });
  });

  it('counts a match that ends within seconds, and a score that was corrected', async () => {
    await of('next');
    await feed.score('live', { status: 'ended', startsAtMs: now - HOUR_MS, score: [1, 0], period: 'ft' });
    await whileKept();
    expect(places(await of('next')).slice(0, 2)).toEqual([
      [1, 'Port', 2, 6],
      [2, 'Mill', 4, 4],
    ]);
    await feed.result('live', 1, matchResult('away'));
    await whileKept();
    expect(places(await of('next')).slice(0, 2)).toEqual([
      [1, 'Mill', 4, 7],
      [2, 'Port', 2, 3],
    ]);
  });

  it('stand beside the names of disciplines, which are known without a match', async () => {
    const namesOf = createPageNames(platform.kernel.db, new Book(), () => platform.clock.nowMs());
    const disciplines = ['virtual-football', 'football', 'chess'];
    expect(await Promise.all(disciplines.map((code) => namesOf('discipline', code)))).toEqual([
      { names: { name: { en: 'Virtual football', ru: 'Виртуальный футбол' } } },
      undefined,
      undefined,
    ]);
  });

  it('has of a match that left the memory its names, and what was before it', async () => {
    await platform.leap(KEEP_ENDED_MS + HOUR_MS);
    const old = await of('4');
    const namesOf = createPageNames(platform.kernel.db, new Book(), () => platform.clock.nowMs());
    const id = await idOf('4');
    expect([await namesOf('event', id), await namesOf('game', id), await namesOf('event', '1')]).toEqual([
      { names: { home: { en: 'Bay' }, away: { en: 'Mill' }, match: { en: 'Bay – Mill', ru: 'Bay – Mill' } } },
      undefined,
      undefined,
    ]);
    const sports = ['football', 'tennis'].map((sport) => namesOf('event', id, { sport }));
    expect(await Promise.all(sports)).toEqual([expect.anything(), undefined]);
    expect(old.event).toMatchObject({
      championship: { slug: 'league' },
      state: { status: 'ended', score: [1, 1] },
    });
    expect(old.form[1].matches.map(({ score }) => score)).toEqual([
      [2, 1],
      [5, 0],
      [9, 9],
    ]);
  });

  it.each(['1', 'abc', '99999999999999999999'])('of %s, which is no event, are unknown', async (id) => {
    const answer = await platform.app.inject(`/web-api/sportsbook/events/${id}/statistics`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'EVENT_UNKNOWN']);
  });
});
