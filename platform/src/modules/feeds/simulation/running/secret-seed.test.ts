import { HOUR_MS } from '@paddock/contract';

import { createTestDatabase, createTestPlatform } from '../../../../testing/index.ts';
import { StreamReader } from '../../feed-stream.testing.ts';
import { createFeeds } from '../../feeds.ts';
import { loadWorld } from '../../feeds-store.ts';
import { createCalendar, type Fixture } from '../fixtures/calendar.ts';
import { openMatch } from '../fixtures/open-match.ts';
import { createWorld } from '../world/world.ts';

const FAST = 1_800;

/** Plays this database's world in production for some hours of its clock. */
async function play(databaseUrl: string, simulationSeed: string | undefined, mode: 'production' | 'test') {
  const reader = new StreamReader();
  const platform = await createTestPlatform(
    (kernel) => ({ feeds: createFeeds(kernel, { sink: reader, calendar: createCalendar }) }),
    {
      config: { mode, feedSpeed: FAST, simulationSeed, feeds: ['simulation', 'push'] },
      databaseUrl,
    },
  );
  return { reader, platform };
}

describe('a simulated world in production', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  it('ends otherwise than its source lets anybody foresee, and goes on as it began after a restart', async () => {
    const first = await play(database.url, undefined, 'production');
    await first.platform.advance(9_000);
    const ended = [...first.reader.events.values()].filter(({ finalScore }) => finalScore !== undefined);
    expect(ended.length).toBeGreaterThan(50);
    const world = await loadWorld(first.platform.kernel.db);
    const scores = (seed: string) => foreseen(seed, world?.worldStartMs ?? 0);
    const known = scores('paddock');
    const right = ended.filter(({ fixture, finalScore }) => known.get(fixture.event) === String(finalScore));
    expect(right.length / ended.length).toBeLessThan(0.4);
    // Whoever has the secret has them all, so this is how they are known.
    const told = scores(world?.seed ?? '');
    for (const { fixture, finalScore } of ended) expect(told.get(fixture.event)).toBe(String(finalScore));
    expect(Buffer.from(world?.seed ?? '', 'base64url')).toHaveLength(32);
    expect(JSON.stringify(first.platform.logged)).not.toContain(world?.seed);
    await first.platform.close();

    const again = await play(database.url, undefined, 'production');
    expect((await loadWorld(again.platform.kernel.db))?.seed).toBe(world?.seed);
    await again.platform.close();
  });

  it('is refused where it began with a seed that somebody may know', async () => {
    const { platform } = await play(database.url, 'paddock', 'test');
    await platform.close();
    await expect(play(database.url, undefined, 'production')).rejects.toThrow('no secret');
  });
});

/** Final scores by the name of the match, as somebody with the seed and the source works them out. */
function foreseen(seed: string, worldStartMs: number): ReadonlyMap<string, string> {
  const calendar = createCalendar(createWorld(seed), worldStartMs, FAST);
  const fixtures = calendar.announcedAt(worldStartMs + 30 * HOUR_MS, worldStartMs);
  const score = (fixture: Fixture) => {
    const match = openMatch(seed, fixture);
    return String(match.viewAt(match.durationSec).score);
  };
  return new Map(fixtures.map((fixture) => [fixture.id, score(fixture)]));
}
