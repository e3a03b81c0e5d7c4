import { createTestPlatform, type TestPlatform } from '../../../../testing/index.ts';
import { StreamReader } from '../../feed-stream.testing.ts';
import { createFeeds, type Feeds } from '../../feeds.ts';
import { createCalendar } from '../fixtures/calendar.ts';
import { hashUnit } from '../random/random.ts';
import { STILL_EVERY_MS } from './told-state.ts';
import { TICK_MS } from './simulation.ts';

/** So slow that next to nothing happens in a match while a test waits. */
const SLOW = 0.01;
const WATCHED_MS = 70_000;
/** A few matches are enough. */
const fewMatches: typeof createCalendar = (world, startMs, speed) => {
  const all = createCalendar(world, startMs, speed);
  const isPlayed = ({ id, season }: { readonly id: string; readonly season?: unknown }) =>
    season === undefined && hashUnit('played', id) < 0.1;
  return {
    announcedBetween: (afterMs, untilMs) => all.announcedBetween(afterMs, untilMs).filter(isPlayed),
    announcedAt: (atMs, kickOffAfterMs) => all.announcedAt(atMs, kickOffAfterMs).filter(isPlayed),
  };
};

describe('a simulation in which nothing happens', () => {
  let reader: StreamReader;
  let platform: TestPlatform<{ feeds: Feeds }>;

  beforeAll(async () => {
    reader = new StreamReader();
    platform = await createTestPlatform(
      (kernel) => ({ feeds: createFeeds(kernel, { sink: reader, calendar: fewMatches }) }),
      { config: { feedSpeed: SLOW, simulationSeed: 'test', feeds: ['simulation'] } },
    );
  });
  afterAll(() => platform.close());

  it('tells each match that is on every twenty seconds of the server, its clock running on', async () => {
    await platform.advance(WATCHED_MS);
    const endMs = platform.clock.nowMs();
    const live = [...reader.events].filter(([, { state }]) => state?.status === 'live');
    expect(live.length).toBeGreaterThan(5);
    for (const [id] of live) {
      const told = reader.messages
        .filter(({ body }) => (body.kind === 'score' || body.kind === 'prices') && body.event === id)
        .map(({ generatedAtMs }) => generatedAtMs);
      const gaps = [...told.slice(1), endMs].map((atMs, at) => atMs - (told[at] ?? 0));
      expect([id, Math.max(...gaps) <= STILL_EVERY_MS + TICK_MS]).toEqual([id, true]);
    }
    const clocks = live.flatMap(([, { state }]) => state?.clockAtMs ?? []);
    expect(Math.min(...clocks)).toBeGreaterThanOrEqual(endMs - STILL_EVERY_MS - TICK_MS);
  });
});
