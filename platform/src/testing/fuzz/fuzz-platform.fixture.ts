import { DAY_MS } from '@paddock/contract';

import { createOperatorsFixture, type OperatorsPlatform } from '../../modules/operators/operators.fixture.ts';
import { FeedDriver, matchOdds, total } from '../../modules/sportsbook/testing/feed-driver.ts';
import { query } from '../query.ts';
import { withoutReminders } from './expected-reminders.ts';

/** Time passes in small steps, so that budgets fill again, and now and then for an hour. */
const STEP_EVERY = 5;
const STEP_MS = 8_000;
const LEAP_EVERY = 250;
const LEAP_MS = 3_600_000;
/** How many requests meet a stopped site before it goes on. */
const STOPPED_FOR = 8;

/** The whole product, started and listening, with matches to bet on. */
export interface FuzzPlatform {
  readonly platform: OperatorsPlatform;
  readonly origin: string;
  /** Whether an operator has stopped play. */
  isStopped(): boolean;
  stopped(): void;
  /** Play goes on, if it was stopped. */
  goOn(): Promise<void>;
  /** Lets time pass after so many requests. */
  pass(made: number): Promise<void>;
  /** A day in which nobody asks anything: whatever was under way comes to its end. */
  rest(): Promise<void>;
  /** What was logged as an error since the last time, but for reminders that are right. */
  newErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function startFuzzPlatform(): Promise<FuzzPlatform> {
  // Each request says its own address, as a proxy would.
  const platform = await createOperatorsFixture({ trustedProxies: ['127.0.0.1'] });
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
  const beganMs = platform.clock.nowMs();
  let stoppedFor = 0;
  let read = 0;
  let offered = 0;

  async function leap(ms: number): Promise<void> {
    await platform.leap(ms);
    // Prices that were not heard of for so long are taken again only whole.
    await offerMatches(feed, beganMs, (offered += 1));
    await platform.leap(250);
    await feed.heartbeat();
  }

  async function goOn(): Promise<void> {
    if (stoppedFor === 0) return;
    stoppedFor = 0;
    await query(platform.databaseUrl, 'delete from maintenance_order');
    await platform.leap(1_000);
  }

  await leap(0);
  return {
    platform,
    origin,
    isStopped: () => stoppedFor > 0,
    stopped: () => (stoppedFor = 1),
    goOn,
    async pass(made) {
      if (made % STEP_EVERY === 0) {
        await platform.leap(STEP_MS);
        await feed.heartbeat();
      }
      if (made % LEAP_EVERY === 0) await leap(LEAP_MS);
      if (stoppedFor > 0 && (stoppedFor += 1) > STOPPED_FOR) await goOn();
    },
    async rest() {
      await goOn();
      await leap(DAY_MS);
    },
    async newErrors() {
      const errors = platform.logged.slice(read).filter(({ level }) => level === 'error');
      read = platform.logged.length;
      return (await withoutReminders(platform.databaseUrl, errors)).map(
        ({ message, fields }) => `logged: ${message} ${JSON.stringify(fields).slice(0, 400)}`,
      );
    },
    close: () => platform.close(),
  };
}

/** Others than before: operators close matches, and void them. */
async function offerMatches(feed: FeedDriver, beganMs: number, times: number): Promise<void> {
  // Each stays for some hours, as what is left out of a snapshot is suspended.
  const round = Math.floor(times / 4);
  await feed.snapshot(async () => {
    for (const event of [`line-a${round}`, `line-b${round}`, `line-c${times}`]) {
      await feed.fixture(event, beganMs + 60 * DAY_MS);
      await feed.prices(event, matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
    }
    await feed.fixture(`live-a${round}`, beganMs - 600_000);
    await feed.score(`live-a${round}`, {});
    await feed.prices(`live-a${round}`, matchOdds(2000, 3400, 3600));
  });
}
