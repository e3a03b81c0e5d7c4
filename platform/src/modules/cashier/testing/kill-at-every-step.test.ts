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
import { MortalProcess } from '../../sportsbook/testing/mortal-process.ts';
import { tellStory, type StoryPlayer, type StorySite } from './one-payment-story.ts';
import type { MoneyModules } from './compose-around.ts';
import { createStoryPlatform } from './story-platform.ts';

type StoryPlatform = TestPlatform<MoneyModules>;

const CHILD = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
/** Boundaries at which a process is really killed: while paying in, while the money is held, and while it is paid out. */
const KILLED_AT = [2, 11, 17];

/** What every telling has to come to, however often its process died. */
async function expectPaidOnce(site: StorySite): Promise<void> {
  const accounts = await site.ask('GET', '/web-api/user/accounts');
  const [main] = (accounts.json as { all_accounts: { money: string; held: string }[] }).all_accounts;
  expect([main?.money, main?.held]).toEqual(['60.00', '0.00']);
  const list = await site.ask('GET', '/web-api/cashier/withdrawals');
  const { withdrawals } = list.json as { withdrawals: { status: string }[] };
  expect(withdrawals.map(({ status }) => status)).toEqual(['paid']);
}

async function openPlayer({ kernel, modules }: StoryPlatform): Promise<StoryPlayer> {
  const playerId = kernel.ids.forNewPlayer();
  const atMs = kernel.clock.nowMs();
  const accountId: AccountId = await inTransaction(kernel.db, (tx) =>
    modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs }),
  );
  return { playerId, accountId };
}

/** The site as a player sees it who asks in this process. */
const siteOf = (platform: StoryPlatform, { playerId }: StoryPlayer): StorySite => ({
  async ask(method, path, { body, key } = {}) {
    const answer = await platform.app.inject({
      method,
      url: path,
      headers: headersOf(playerId, key),
      ...(body === undefined ? {} : { body }),
    });
    const location = answer.headers.location ?? null;
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, location, json: isJson ? answer.json<unknown>() : null };
  },
  advance: (ms) => platform.advance(ms),
});

async function expectRightLedger({ modules: { wallet, cashier } }: StoryPlatform): Promise<void> {
  const { problems, sums } = await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) });
  expect([problems, sums]).toEqual([[], { EUR: 0n }]);
}

describe('a death at every commit of both payment machines (rules §12)', () => {
  let platform: StoryPlatform;
  const mortal = new MortalProcess(async () => {
    platform = await platform.restart();
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeAll(async () => {
    platform = await createStoryPlatform(mortal.around);
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => platform.close());

  it.each(['before', 'after'] as const)('pays once, just %s each', async (fate) => {
    const commits = await mortal.atEach(fate, async (arm) => {
      const player = await openPlayer(platform);
      arm();
      // A minute more than it takes, for an answer that was lost.
      await mortal.survive(() => tellStory(siteOf(platform, player), player, 75_000));
      await expectPaidOnce(siteOf(platform, player));
    });
    expect(commits).toBe(15);
    await expectRightLedger(platform);
  });
});

describe('kill -9 of a process that pays', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  /** What a restart finds: another process on the same database. */
  let after: StoryPlatform;
  beforeAll(async () => {
    database = await createTestDatabase();
    const options = { databaseUrl: database.url, startMs: TEST_START_MS };
    after = await createStoryPlatform((kernel) => kernel, options);
    await after.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await after.close();
    await database.drop();
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

  it.each(KILLED_AT)('at boundary %d: another one ends what it began', async (boundary) => {
    const player = await openPlayer(after);
    expect(await diesAt(boundary, player)).toBe(true);
    await tellStory(siteOf(after, player), player, 75_000);
    await expectPaidOnce(siteOf(after, player));
    await expectRightLedger(after);
  });
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
