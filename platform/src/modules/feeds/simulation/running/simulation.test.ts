import { findSport, MINUTE_MS, SPORT_CODES } from '@paddock/contract';

import type { PlatformConfig } from '../../../../kernel/index.ts';
import { createTestDatabase, createTestPlatform, type TestPlatform } from '../../../../testing/index.ts';
import { StreamReader, type SeenEvent } from '../../feed-stream.testing.ts';
import { createFeeds, type Feeds } from '../../feeds.ts';
import { createCalendar, type Fixture } from '../fixtures/calendar.ts';
import { hashUnit } from '../random/random.ts';

/** One tick is then half an hour on the feed clock. */
const FAST = 1_800;
/** Of the world's matches, what most of these tests play: to price them all for hours takes minutes. */
const PLAYED = 0.2;

/** The same matches at every start, a fifth of those there are: some ten are on at once. */
const someMatches: typeof createCalendar = (world, startMs, speed) => {
  const all = createCalendar(world, startMs, speed);
  const played = (fixtures: readonly Fixture[]) =>
    fixtures.filter(({ id }) => hashUnit('played', id) < PLAYED);
  return {
    announcedBetween: (afterMs, untilMs) => played(all.announcedBetween(afterMs, untilMs)),
    announcedAt: (atMs, kickOffAfterMs) => played(all.announcedAt(atMs, kickOffAfterMs)),
  };
};

let reader: StreamReader;
let platform: TestPlatform<{ feeds: Feeds }>;

type Settings = Partial<Pick<PlatformConfig, 'feedSpeed' | 'simulationSeed'>> & {
  readonly calendar?: typeof createCalendar;
};

async function start(
  { calendar = someMatches, ...settings }: Settings = {},
  databaseUrl?: string,
  reads = new StreamReader(),
  startMs?: number,
): Promise<void> {
  reader = reads;
  platform = await createTestPlatform(
    (kernel) => ({ feeds: createFeeds(kernel, { sink: reader, calendar }) }),
    {
      config: { feedSpeed: FAST, simulationSeed: 'test', ...settings, feeds: ['simulation', 'push'] },
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(startMs === undefined ? {} : { startMs }),
    },
  );
}
afterEach(() => platform.close());

const live = () => [...reader.events.values()].filter(({ state }) => state?.status === 'live');
const ended = () => [...reader.events.values()].filter(({ state }) => state?.status === 'ended');

/** The match clock as a page would run it on from the last word. */
function clockNow({ fixture, state }: SeenEvent): number | undefined {
  if (state?.clockSec === undefined || state.clockAtMs === undefined) return undefined;
  const passedSec = ((platform.clock.nowMs() - state.clockAtMs) / 1000) * (state.clockRate ?? 0);
  const clock = findSport(fixture.sport)?.clock;
  const countsDown = clock !== 'none' && clock?.counts === 'down';
  return countsDown ? state.clockSec - passedSec : state.clockSec + passedSec;
}

/** Every market that was ever offered on an event that is over has one result, which a restart may repeat. */
function expectAllSettled(times: 'once' | 'repeated' = 'once'): void {
  for (const event of ended()) {
    // A field has no score: who came first is its result.
    if (event.fixture.field === undefined) expect(event.finalScore).toEqual(event.state?.score);
    else expect(event.state?.winners?.length).toBeGreaterThan(0);
    const otherwise = [...event.offered].filter((key) => {
      const given = event.settled.get(key) ?? [];
      return (times === 'once' ? given.length : new Set(given).size) !== 1;
    });
    expect([event.fixture.event, otherwise]).toEqual([event.fixture.event, []]);
  }
}

describe('the simulated feed', () => {
  it('starts full: matches on in every sport with open markets, hundreds ahead', async () => {
    await start({ calendar: createCalendar, feedSpeed: 1 });
    const kinds = reader.messages.map(({ body }) => body.kind);
    expect([kinds[0], kinds.at(-1)]).toEqual(['snapshot-begin', 'snapshot-end']);
    expect(kinds.filter((kind) => kind === 'fixture')).toHaveLength(reader.events.size);
    // Nobody waits for prices; they follow.
    expect(kinds).not.toContain('prices');
    await platform.advance(4_000);
    const simulation = platform.modules.feeds.simulation();
    expect(simulation?.live).toBeGreaterThanOrEqual(40);
    expect(simulation?.upcoming).toBeGreaterThanOrEqual(300);
    expect(new Set(live().map(({ fixture }) => fixture.sport))).toEqual(new Set(SPORT_CODES));
    expect(live().filter(({ open }) => open.size > 0).length).toBeGreaterThan(30);
    const clocks = live().flatMap(({ state }) => state?.clockSec ?? []);
    expect(clocks.length).toBeGreaterThan(0);
    expect(clocks.filter((sec) => !Number.isInteger(sec))).toEqual([]);
  });

  it('plays for hours without an empty moment, and settles every market it offered once', async () => {
    await start();
    for (let hour = 0; hour < 9; hour++) {
      await platform.advance(2_000);
      expect(live().length).toBeGreaterThan(0);
    }
    expect(ended().length).toBeGreaterThan(30);
    expectAllSettled();
    expect(platform.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('beats every five seconds of the server clock, whatever the speed', async () => {
    await start({ feedSpeed: 1 });
    const before = reader.messages.length;
    await platform.advance(MINUTE_MS);
    const beats = reader.messages.slice(before).filter(({ body }) => body.kind === 'heartbeat');
    expect(beats).toHaveLength(12);
    expect(
      beats.every(
        ({ generatedAtMs }, at) => at === 0 || generatedAtMs - (beats[at - 1]?.generatedAtMs ?? 0) === 5000,
      ),
    ).toBe(true);
  });

  it('sends prices only when they have changed', async () => {
    await start({ feedSpeed: 30 });
    const before = reader.messages.length;
    await platform.advance(MINUTE_MS / 2);
    const last = new Map<string, string>();
    const repeated: string[] = [];
    for (const { body } of reader.messages.slice(before)) {
      if (body.kind === 'bet-stop')
        for (const key of last.keys()) if (key.startsWith(`${body.event} `)) last.delete(key);
      if (body.kind !== 'prices') continue;
      for (const market of body.markets) {
        const key = `${body.event} ${market.type} ${JSON.stringify(market.specifiers)}`;
        const said = JSON.stringify([market.status, market.selections]);
        if (last.get(key) === said) repeated.push(`${key} ${said}`);
        last.set(key, said);
      }
    }
    expect(last.size).toBeGreaterThan(0);
    expect(repeated).toEqual([]);
  });
});

describe('the simulated feed after a restart', () => {
  it('goes on with the same matches at the right minute, in a new epoch', async () => {
    await start();
    await platform.advance(6_000);
    const before = new Map(live().map(({ fixture, state }) => [fixture.event, state]));
    const firstEpoch = reader.epoch;
    platform = await platform.restart();
    expect(reader.epoch).toBe(firstEpoch + 1);
    for (const [event, state] of before) {
      const { clockSec: _sec, clockAtMs: _at, ...content } = state ?? {};
      expect(reader.of(event).state).toMatchObject(content);
    }
    await platform.advance(7_000);
    expect(ended().length).toBeGreaterThan(10);
    expectAllSettled('repeated');
  });

  it('is killed while it catches up, and still gives every result', async () => {
    await start();
    await platform.advance(6_000);
    const on = live().map(({ fixture }) => fixture.event);
    platform.clock.advance(16_000);
    platform = await platform.restart();
    platform = await platform.restart();
    await platform.advance(9_000);
    for (const event of on) expect(reader.of(event).state?.status).toBe('ended');
    expectAllSettled('repeated');
  });

  it('gives the results of matches that ended while it was down', async () => {
    await start();
    await platform.advance(6_000);
    const on = live().map(({ fixture }) => fixture.event);
    const ahead = [...reader.events.values()].filter(({ state }) => state?.status === 'upcoming');
    platform.clock.advance(16_000);
    platform = await platform.restart();
    expect(live().length).toBeGreaterThan(0);
    // In portions, so that a long break does not hold up the start.
    await platform.advance(9_000);
    for (const event of on) expect(reader.of(event).state?.status).toBe('ended');
    const begun = ahead.filter(({ state }) => state?.status === 'ended');
    expect(begun.length).toBeGreaterThan(10);
    expectAllSettled('repeated');
    expect(platform.modules.feeds.simulation()?.live).toBeGreaterThan(0);
  });

  it('keeps the feed time when the speed changes', async () => {
    const database = await createTestDatabase();
    await start({ feedSpeed: 60, simulationSeed: 'test' }, database.url);
    await platform.advance(5_000);
    const before = new Map(live().map((seen) => [seen.fixture.event, clockNow(seen)]));
    const reads = reader;
    await platform.close();
    await start({ feedSpeed: 1, simulationSeed: 'another' }, database.url, reads, platform.clock.nowMs());
    for (const seen of live()) {
      const clockSec = before.get(seen.fixture.event);
      // The clock is told in whole seconds, and both readings may have lost a part of one.
      if (clockSec !== undefined) expect(Math.abs((clockNow(seen) ?? 0) - clockSec)).toBeLessThan(2);
    }
    expect(live().length).toBe(before.size);
    expect(live()[0]?.state?.clockRate ?? 0).toBeLessThanOrEqual(1);
    expect(platform.logged.some(({ message }) => message.includes('SIMULATION_SEED is ignored'))).toBe(true);
    await platform.close();
    await database.drop();
  });
});

describe('the simulated feed and its sink', () => {
  it('loses nothing while the sink fails, and goes on in order', async () => {
    await start();
    const events = reader.events.size;
    for (let failing = 0; failing < 8; failing++)
      reader.refuse.push(() => Promise.reject(new Error('database is away')));
    for (let second = 0; second < 10; second++) await platform.advance(1_000).catch(() => undefined);
    await platform.advance(10_000);
    expect(reader.refuse).toHaveLength(0);
    expect(reader.events.size).toBeGreaterThan(events);
    expectAllSettled();
  });

  it('sends its whole picture when the sink has missed something', async () => {
    await start();
    reader.refuse.push(() => Promise.resolve({ status: 'gap', expectedSeq: 1 }));
    const before = reader.messages.length;
    await platform.advance(3_000);
    const kinds = reader.messages.slice(before).map(({ body }) => body.kind);
    expect(kinds[0]).toBe('snapshot-begin');
    expect(kinds).toContain('snapshot-end');
    await platform.advance(7_000);
    expectAllSettled();
  });

  it('ends when another instance has taken over', async () => {
    await start();
    reader.epoch += 5;
    await platform.advance(3_000);
    const after = reader.messages.length;
    await platform.advance(10_000);
    expect(reader.messages.length).toBe(after);
    expect(platform.logged.some(({ message }) => message.includes('another instance'))).toBe(true);
  });
});
