import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BetListView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import {
  EVENT,
  openBettingProduct,
  openDataDir,
  postmasterOf,
  type Attempt,
  type BettingProduct,
} from './database-loss.fixture.ts';
import { runningPort, startEmbedded } from './kernel/database/embedded.ts';
import { freePort } from './kernel/database/free-port.ts';
import { LiveTestClient } from './modules/live/live-client.fixture.ts';
import { matchResult } from './modules/sportsbook/testing/feed-driver.ts';

// A real PostgreSQL dies under a real product, and time passes by itself.

/** Nobody waits longer for an answer, whatever the database does. */
const ANSWER_WITHIN_MS = 15_000;

describe('PostgreSQL dies alone', () => {
  let betting: BettingProduct;
  let stopServer: (() => Promise<void>) | undefined;

  afterEach(async () => {
    const { dataDir } = betting;
    await betting.close();
    await stopServer?.();
    stopServer = undefined;
    expect(await runningPort(join(dataDir, 'postgres'))).toBeUndefined();
  });

  /** Bets all the while; answers what became of them once the loss is over and ten more were placed. */
  async function betThrough(lose: () => Promise<void>): Promise<readonly Attempt[]> {
    let placedMeanwhile = 0;
    let lost: Promise<void> | undefined;
    let least = Infinity;
    const attempts = await betting.bet((placed) => {
      placedMeanwhile = placed;
      if (placed >= 10) {
        lost ??= lose().finally(() => {
          least = placedMeanwhile + 10;
        });
      }
      return placed >= least;
    });
    await lost;
    return attempts;
  }

  /** Refused with one code and in time; nothing lost, nothing twice. */
  async function expectUnharmed(attempts: readonly Attempt[], before = 0): Promise<void> {
    const refusals = attempts.flatMap((attempt) => attempt.refusals);
    expect(refusals.filter(({ status, code }) => status !== 503 || code !== 'UNAVAILABLE')).toEqual([]);
    expect(Math.max(...attempts.map(({ longestMs }) => longestMs))).toBeLessThan(ANSWER_WITHIN_MS);
    const keys = await keysOfBets(betting);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(attempts.length + before);
    expect(keys).toEqual(expect.arrayContaining(attempts.map(({ key }) => key)));
    expect((await betting.product.modules.wallet.audit()).problems).toEqual([]);
  }

  it('is started again: bets, feed, settlement, pushes and channels go on by themselves', async () => {
    const dataDir = await openDataDir();
    betting = await openBettingProduct(dataDir);
    const { product, feed, origin } = betting;
    const tab = await LiveTestClient.connect(origin);
    await tab.subscribe('catalogue');
    const first = await betThrough(async () => {
      process.kill(await postmasterOf(dataDir), 'SIGKILL');
    });
    await expectUnharmed(first);
    expect(first.flatMap(({ refusals }) => refusals)).not.toHaveLength(0);
    let killed: readonly number[] = [];
    // The server goes on after the loss of one backend, ending all others: it may be back before a bet is refused.
    const second = await betThrough(async () => {
      await until(async () => {
        killed = await listeners(betting);
        return killed.length > 0;
      });
      for (const pid of killed) process.kill(pid, 'SIGKILL');
    });
    await expectUnharmed(second, first.length);

    expect((await feed.result(EVENT, 1, matchResult('home'))).status).toBe('accepted');
    await until(async () => (await keysOfBets(betting, 'settled')).length === first.length + second.length);
    expect((await product.modules.wallet.audit()).problems).toEqual([]);
    expect(tab.closeCode).toBeUndefined();
    // What other processes tell of sessions is heard again.
    await until(async () => (await listeners(betting)).some((pid) => !killed.includes(pid)));
    tab.close();
  });

  it('is reconnected to where it is not ours to start, and meanwhile everything says when to ask again', async () => {
    const dataDir = await openDataDir();
    const port = await freePort();
    const server = { dataDir, findPort: () => Promise.resolve(port) };
    const external = await startEmbedded(server);
    stopServer = external.stop;
    betting = await openBettingProduct(dataDir, external.url);
    const answers: Response[] = [];
    const attempts = await betThrough(async () => {
      await external.stop();
      for (const path of ['/web-api/user/gettoken', '/web-api/countries', '/readyz', '/en']) {
        answers.push(
          await fetch(`${betting.origin}${path}`, { headers: { cookie: 'paddock_session=nobody' } }),
        );
      }
      await startEmbedded(server);
    });
    expect(answers.filter(({ status }) => status === 500)).toEqual([]);
    const away = answers.filter(({ status }) => status === 503);
    expect(away.map(({ headers }) => Number(headers.get('retry-after')) > 0)).not.toContain(false);
    await expectUnharmed(attempts);
    expect(attempts.flatMap(({ refusals }) => refusals)).not.toHaveLength(0);
  });

  it('is not left behind when the product is stopped in the middle of its start', async () => {
    const dataDir = await openDataDir();
    betting = await openBettingProduct(dataDir);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await until(async () => !(await isAnswering(betting)));
  });

  it('is given up, with a word of what to do, when its data are damaged', async () => {
    const dataDir = await openDataDir();
    betting = await openBettingProduct(dataDir);
    const control = join(dataDir, 'postgres', 'global', 'pg_control');
    await rename(control, `${control}.gone`);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await expect(betting.product.broken).rejects.toThrow(/are damaged .*npm run restore/);
  });
});

/** The keys of all the player's bets, over all pages. */
async function keysOfBets({ session }: BettingProduct, status?: 'settled'): Promise<readonly string[]> {
  const filter = status === undefined ? '' : `&status=${status}`;
  const keys: string[] = [];
  for (let cursor = ''; ;) {
    const path = `/web-api/sportsbook/bets?limit=100${filter}${cursor}`;
    const { bets, nextCursor } = await session.call<BetListView>(path);
    keys.push(...bets.map(({ key }) => key));
    if (nextCursor === null) return keys;
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
}

async function isAnswering({ origin }: BettingProduct): Promise<boolean> {
  return (await fetch(`${origin}/readyz`)).ok;
}

/** The connections that hear channels. */
async function listeners({ product }: BettingProduct): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
      where datname = current_database() and application_name like 'paddock listening%'`.execute(
    product.kernel.db,
  );
  return rows.map(({ pid }) => pid);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 100));
}
