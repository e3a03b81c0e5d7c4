import { SPORT_CODES, SPORTS } from '@paddock/contract';

import { createTestPlatform } from '../../../testing/index.ts';
import { StreamReader } from '../feed-stream.testing.ts';
import { createFeeds } from '../feeds.ts';
import { createCalendar } from '../simulation/fixtures/calendar.ts';
import { playSandbox } from './sandbox/play-sandbox.ts';
import { FEED_SPORTS } from './translate/feed-sports.ts';

/** Waits for something that comes over a socket; jest ends what never does. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a platform on the sandbox', () => {
  it('offers what it plays, over HTTP and AMQP, keeps how far it got, and ends quietly', async () => {
    const reader = new StreamReader();
    // Virtual time is the platform's; the sandbox plays at the same moment.
    const clock = { nowMs: () => Date.UTC(2026, 10, 21, 12) };
    const sandbox = await playSandbox({ clock, seed: 'test', speed: 1, apiPort: 0, brokerPort: 0 });
    const { apiUrl, brokerUrl } = sandbox;
    const uof = { apiUrl, brokerUrl, token: 't', nodeId: 1, leastCertainty: 1 as const, languages: [] };
    const platform = await createTestPlatform(
      (kernel) => ({ feeds: createFeeds(kernel, { sink: reader, calendar: createCalendar }) }),
      { config: { feeds: ['uof'], uof } },
    );
    await sandbox.tick();
    await until(() => sandbox.listeners() > 0);
    sandbox.alive();
    await until(() => reader.messages.some(({ body }) => body.kind === 'snapshot-end'));
    expect(reader.messages.every(({ producer }) => producer === 'uof')).toBe(true);
    const openEvents = () => [...reader.events.values()].filter((event) => event.open.size > 0);
    const openSports = () => new Set(openEvents().map(({ fixture }) => fixture.sport));
    // Races are in no sport of the feed, and are played as its stages.
    const races = SPORT_CODES.filter((code) => SPORTS[code].sides === 'field');
    const played = new Set<string>([...Object.keys(FEED_SPORTS), ...races]);
    // A start announces its matches; their prices come tick by tick.
    while (openSports().size < played.size) {
      await sandbox.tick();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(openSports()).toEqual(played);
    const open = openEvents();
    expect(open.length).toBeGreaterThan(40);
    await platform.close();
    await sandbox.close();
  });
});
