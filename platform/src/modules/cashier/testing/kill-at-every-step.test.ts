import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AccountId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import {
  createTestDatabase,
  TEST_START_MS,
  type TestPlatform,
  PLAYER_HEADER,
} from '../../../testing/index.ts';
import { tellStory, type StoryPlayer, type StorySite } from './one-payment-story.ts';
import type { MoneyModules } from './compose-around.ts';
import { createStoryPlatform } from './story-platform.ts';

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
/** More boundaries than the story has: it ends by itself when a child is not killed any more. */
const AT_MOST = 31;
const TIMEOUT_MS = 15 * 60_000;

describe('kill -9 at every boundary of both payment machines', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** What a restart finds: another process on the same database. */
  let after: TestPlatform<MoneyModules>;

  beforeAll(async () => {
    database = await createTestDatabase();
    after = await createStoryPlatform({ url: database.url, startMs: TEST_START_MS }, () => undefined);
    await after.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await after.close();
    await database.drop();
  });

  async function openPlayer(): Promise<StoryPlayer> {
    const { kernel, modules } = after;
    const playerId = kernel.ids.forNewPlayer();
    const atMs = kernel.clock.nowMs();
    const accountId: AccountId = await inTransaction(kernel.db, (tx) =>
      modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs }),
    );
    return { playerId, accountId };
  }

  const restarted = ({ playerId }: StoryPlayer): StorySite => ({
    async ask(method, path, { body, key } = {}) {
      const answer = await after.app.inject({
        method,
        url: path,
        headers: headersOf(playerId, key),
        ...(body === undefined ? {} : { body }),
      });
      const location = answer.headers.location ?? null;
      const isJson = String(answer.headers['content-type']).includes('json');
      return { status: answer.statusCode, location, json: isJson ? answer.json<unknown>() : null };
    },
    advance: (ms) => after.advance(ms),
  });

  /** Runs the story in a child that dies at a boundary; true when it died there. */
  async function diesAt(boundary: number, player: StoryPlayer): Promise<boolean> {
    const startMs = after.clock.nowMs();
    const child = fork(CHILD, [database.url, String(startMs), String(boundary)], { stdio: 'ignore' });
    try {
      const ready: unknown[] = await once(child, 'message');
      const { port } = ready[0] as { readonly port: number };
      await tellStory(inChild(child, port, player), player, 12_000);
      return false;
    } catch {
      return child.signalCode === 'SIGKILL' || (await killed(child));
    } finally {
      child.kill('SIGKILL');
    }
  }

  it(
    'every payment reaches one end, the ledger is right, nothing stays held',
    async () => {
      let boundary = 1;
      for (; boundary < AT_MOST; boundary++) {
        const player = await openPlayer();
        const died = await diesAt(boundary, player);
        // A minute more than it takes, for an answer that was lost.
        await tellStory(restarted(player), player, 75_000);
        const accounts = await restarted(player).ask('GET', '/web-api/user/accounts');
        const [main] = (accounts.json as { all_accounts: { money: string; held: string }[] }).all_accounts;
        expect([boundary, main?.money, main?.held]).toEqual([boundary, '60.00', '0.00']);
        const list = await restarted(player).ask('GET', '/web-api/cashier/withdrawals');
        const { withdrawals } = list.json as { withdrawals: { status: string }[] };
        expect(withdrawals.map(({ status }) => status)).toEqual(['paid']);
        if (!died) break;
      }
      // Creating, opening, crediting; holding, sending, calling, paying: each with its three moments.
      expect(boundary).toBeGreaterThan(15);
      expect(boundary).toBeLessThan(AT_MOST);
      const { wallet, cashier } = after.modules;
      const { problems, sums } = await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) });
      expect([problems, sums]).toEqual([[], { EUR: 0n }]);
    },
    TIMEOUT_MS,
  );
});

const headersOf = (playerId: string, key?: string) => ({
  [PLAYER_HEADER]: playerId,
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

function inChild(child: ChildProcess, port: number, { playerId }: StoryPlayer): StorySite {
  return {
    async ask(method, path, { body, key } = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...headersOf(playerId, key),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const json: unknown = isJson ? await answer.json() : null;
      return { status: answer.status, location: answer.headers.get('location'), json };
    },
    async advance(advanceMs) {
      child.send({ advanceMs });
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error())),
      ]);
    },
  };
}

async function killed(child: ChildProcess): Promise<boolean> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.signalCode === 'SIGKILL';
}
