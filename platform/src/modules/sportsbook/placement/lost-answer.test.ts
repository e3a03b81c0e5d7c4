import type { BetId } from '@paddock/contract';
import { sql } from 'kysely';

import { createTestPlatform, inTransaction } from '../../../testing/index.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { composeSportsbook } from '../testing/compose-sportsbook.ts';
import { Crash, CrashPlan, crashingKernel } from '../testing/crashing-kernel.ts';
import {
  auditProblems,
  betsOf,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;

describe('a live placement that something goes wrong with (rules §4, §6)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let isClosed = false;
  const plan = new CrashPlan();

  beforeAll(async () => {
    platform = await createTestPlatform(
      (kernel) => {
        kernel.maintenance.watch({ isClosed: () => isClosed, retryAfterSec: () => 0 });
        return composeSportsbook(crashingKernel(kernel, plan));
      },
      { config: { liveDelayMs: DELAY_MS } },
    );
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform, 10_000n);
    // What the feed has brought is stored by then: the next to write is the placement. Decisions fall between the looks of
    // traders' alerts, which nobody would hear of while the connection is broken.
    await platform.advance(2_100 - (platform.clock.nowMs() % 1_000));
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  /** The connection breaks before or after its one statement, and is there again. */
  async function placeUnheard(broken: 'before' | 'after'): Promise<string> {
    const key = newKey();
    plan.arm(1, broken);
    const answer = await place(platform, player, [legOf(marketOf(book.live, '1x2'), 'home')], { key });
    plan.dead = false;
    expect(answer.statusCode).toBe(500);
    return key;
  }

  const liability = () => platform.modules.sportsbook.liabilityOf(`${marketOf(book.live, '1x2').id}.home`);

  async function placeHeard(): Promise<{ key: string; placementId: string }> {
    const key = newKey();
    const answer = await place(platform, player, [legOf(marketOf(book.live, '1x2'), 'home')], { key });
    return { key, placementId: answer.json<{ placementId: string }>().placementId };
  }

  describe('of which nobody heard whether it is stored', () => {
    it('is decided at its time where it is', async () => {
      const key = await placeUnheard('after');
      expect(await placementOf(platform, player, key)).toMatchObject({ status: 'pending' });
      await platform.advance(DELAY_MS);
      expect(await placementOf(platform, player, key)).toMatchObject({ status: 'accepted' });
      expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
    });

    it('leaves nothing behind where it is not', async () => {
      await placeUnheard('before');
      await platform.advance(DELAY_MS);
      expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
      expect(liability()).toBe(0n);
    });
  });

  it('is decided at the next look where its decision could not be written, and the log names it', async () => {
    const { placementId } = await placeHeard();
    await platform.advance(DELAY_MS - 50);
    plan.arm(1, 'before');
    await platform.advance(50);
    plan.dead = false;
    expect(platform.logged).toContainEqual({
      level: 'error',
      fields: { err: expect.any(Crash) as Crash, placementId },
      message: expect.any(String) as string,
    });
    expect(liability()).toBe(500n);
    await platform.advance(50);
    expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
    expect((await betsOf(platform, player)).bets).toHaveLength(1);
    expect(liability()).toBe(500n);
  });

  it('is left alone where another node has decided it meanwhile', async () => {
    const { placementId } = await placeHeard();
    const { playerId } = player;
    const { db, bus } = platform.kernel;
    const betId = placementId as BetId;
    await inTransaction(db, async (tx) => {
      await platform.modules.wallet.releaseStake(tx, { playerId, betId, reason: 'elsewhere', atMs: 1 });
      await sql`update sportsbook_placement set status = 'rejected', code = 'PRICE_MOVED', decided_at_ms = 1
        where id = ${betId}::bigint`.execute(tx);
    });
    const heard: unknown[] = [];
    const stop = bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    await book.feed.betStop(book.liveEvent);
    await platform.advance(DELAY_MS);
    stop();
    expect(heard).toEqual([]);
    expect(liability()).toBe(0n);
    expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
  });

  it('is refused for what closed the site, where that outlasts its time and the process', async () => {
    const { key } = await placeHeard();
    platform.clock.advance(DELAY_MS);
    isClosed = true;
    platform = await platform.restart();
    isClosed = false;
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'rejected',
      code: 'MAINTENANCE',
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
  });
});
