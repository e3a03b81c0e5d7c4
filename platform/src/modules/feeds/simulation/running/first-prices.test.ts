import { createTestPlatform } from '../../../../testing/index.ts';
import { StreamReader } from '../../feed-stream.testing.ts';
import { createFeeds } from '../../feeds.ts';
import { createCalendar } from '../fixtures/calendar.ts';

it('announces all matches at the start, and prices them in the next ticks, what begins first first', async () => {
  const reader = new StreamReader();
  const platform = await createTestPlatform(
    (kernel) => ({ feeds: createFeeds(kernel, { sink: reader, calendar: createCalendar }) }),
    { config: { feedSpeed: 1, simulationSeed: 'test', feeds: ['simulation', 'push'] } },
  );
  const matches = () =>
    [...reader.events.values()]
      .filter(({ state, fixture }) => state?.status === 'upcoming' && fixture.home !== undefined)
      .toSorted((one, other) => one.fixture.startsAtMs - other.fixture.startsAtMs);
  const priced = () => matches().map(({ open }) => open.size > 0);
  expect(priced()).not.toContain(true);
  expect(reader.messages.at(-1)?.body.kind).toBe('snapshot-end');
  await platform.advance(6_000);
  const atFirst = priced();
  expect(atFirst.slice(0, 50)).not.toContain(false);
  expect(atFirst.filter((isPriced) => !isPriced).length).toBeGreaterThan(20);
  await platform.advance(30_000);
  expect(priced()).toEqual(atFirst.map(() => true));
  await platform.close();
});
