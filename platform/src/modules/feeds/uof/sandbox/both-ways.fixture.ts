import type { FeedMessage } from '@paddock/contract/schemas';

import { createTestPlatform } from '../../../../testing/index.ts';
import { composeSportsbook } from '../../../sportsbook/testing/compose-sportsbook.ts';
import type { StreamReader } from '../../feed-stream.testing.ts';
import { createFeeds } from '../../feeds.ts';
import type { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { openBought, playAsUof, type PlayedAsUof } from './bought.fixture.ts';

export interface BothWaysOptions {
  readonly calendar: typeof createCalendar;
  /** How much feed time one tick of a second is. */
  readonly speed: number;
  readonly readers?: { readonly own: StreamReader; readonly bought: StreamReader };
}

/** The simulation plays into one book twice: by itself, and as the unified odds feed. */
export async function openBothWays({ calendar, speed, readers }: BothWaysOptions) {
  const parts: { played?: PlayedAsUof } = {};
  const platform = await createTestPlatform(
    (kernel) => {
      const modules = composeSportsbook(kernel);
      const played = playAsUof(kernel.clock);
      const { sandbox } = played;
      parts.played = played;
      const sink = {
        async ingest(message: FeedMessage) {
          await sandbox.ingest(message);
          await readers?.own.ingest(message);
          return modules.sportsbook.ingest(message);
        },
      };
      return { ...modules, feeds: createFeeds(kernel, { sink, calendar }) };
    },
    { config: { feedSpeed: speed, simulationSeed: 'test', feeds: ['simulation'] } },
  );
  const { kernel, modules } = platform;
  const { played } = parts;
  if (played === undefined) throw new Error('nothing is played');
  const bought = await openBought(kernel, played, {
    async ingest(message) {
      await readers?.bought.ingest(message);
      return modules.sportsbook.ingest(message);
    },
  });
  return { platform, ...bought };
}
