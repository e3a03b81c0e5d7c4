import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@paddock/contract';
import type { AccountId, PlayerId } from '@paddock/contract';
import type { AccountsView, EventListView, PlacementView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { REPOSITORY_DIR } from './cli/repository-dir.ts';
import { inTransaction } from './kernel/database/database.ts';
import { freePort } from './kernel/database/free-port.ts';
import { readConfig } from './kernel/index.ts';
import { ApiError, createHttpSession, type HttpSession } from './modules/feeds/replay/index.ts';
import { FeedDriver, matchOdds } from './modules/sportsbook/testing/feed-driver.ts';
import { startProduct, type Product } from './product.ts';
import { TEST_SECRET } from './testing/test-secret.ts';
import { quickFolder } from './testing/quick-folder.ts';

export const EVENT = 'river-derby';

/** What became of a bet whose player did not give up. */
export interface Attempt {
  readonly key: string;
  /** Refusals on the way to the answer, and how long the longest of them took. */
  readonly refusals: readonly ApiError[];
  readonly longestMs: number;
}

/** The whole product with a player who has money, and a match to bet on. */
export interface BettingProduct {
  readonly product: Product;
  readonly dataDir: string;
  readonly origin: string;
  readonly session: HttpSession;
  readonly feed: FeedDriver;
  /** Places bets of 1.00, one after the other, each with its key until it is answered, until told to end. */
  bet(isEnough: (placed: number) => boolean): Promise<readonly Attempt[]>;
  close(): Promise<void>;
}

export async function openDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(quickFolder(), 'paddock-loss-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** @param databaseUrl of a server that is somebody else's; one of the product's own without it */
export async function openBettingProduct(dataDir: string, databaseUrl?: string): Promise<BettingProduct> {
  const port = await freePort();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: String(port) }, REPOSITORY_DIR);
  const product = await startProduct({ ...config, dataDir, databaseUrl, feeds: [], secret: TEST_SECRET });
  const { kernel, modules } = product;
  const origin = `http://127.0.0.1:${port}`;
  const feed = new FeedDriver(modules.sportsbook, kernel.clock);
  await feed.snapshot(async () => {
    await feed.fixture(EVENT, kernel.clock.nowMs() + DAY_MS);
    await feed.prices(EVENT, matchOdds(2000, 3400, 3600));
  });
  const session = createHttpSession(origin, `loss-${port}`);
  await session.open();
  const accountId = await giveMoney(product, session);
  const list = await session.call<EventListView>('/web-api/sportsbook/events?section=line&limit=10');
  const market = list.events[0]?.markets[0];
  if (market === undefined) throw new Error('there is nothing to bet on');
  const legs = [{ selectionId: `${market.id}.home`, priceVersion: market.version, oddsMilli: 2000 }];
  const body = { type: 'single', accountId, stake: '1.00', policy: 'any', legs };
  let keys = 0;

  async function placeOne(): Promise<Attempt> {
    const key = `loss-key-${String(++keys).padStart(6, '0')}`;
    const refusals: ApiError[] = [];
    let longestMs = 0;
    for (;;) {
      const sentMs = performance.now();
      try {
        const request = { method: 'POST', body, idempotencyKey: key } as const;
        const { status } = await session.call<PlacementView>('/web-api/sportsbook/bets', request);
        if (status !== 'accepted') throw new Error(`${key} is ${status}`);
        return { key, refusals, longestMs };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refusals.push(error);
        longestMs = Math.max(longestMs, performance.now() - sentMs);
        await feed.heartbeat();
        // As its answer asks, but sooner: the outage is to be met often.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  return {
    product,
    dataDir,
    origin,
    session,
    feed,
    async bet(isEnough) {
      const attempts: Attempt[] = [];
      while (!isEnough(attempts.length)) {
        attempts.push(await placeOne());
        await feed.heartbeat();
      }
      return attempts;
    },
    async close() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function giveMoney({ kernel, modules }: Product, session: HttpSession): Promise<string> {
  const { all_accounts: accounts } = await session.call<AccountsView>('/web-api/user/accounts');
  const accountId = accounts[0]?.id;
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from wallet_account where id = ${accountId}`.execute(kernel.db);
  const playerId = rows[0]?.player_id.toString();
  if (accountId === undefined || playerId === undefined) throw new Error('the player has no account');
  await inTransaction(kernel.db, (tx) =>
    modules.wallet.adjust(tx, {
      id: 'gift',
      playerId: playerId as PlayerId,
      accountId: accountId as AccountId,
      amountMinor: 1_000_00n,
      actor: 'system',
      reason: 'money for a test',
      atMs: kernel.clock.nowMs(),
    }),
  );
  return accountId;
}

/** The process of a cluster's postmaster. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
