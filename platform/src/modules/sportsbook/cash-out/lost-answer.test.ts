import { sql } from 'kysely';

import { createTestPlatform } from '../../../testing/index.ts';
import { PLAYER_NEWS } from '../../live/index.ts';
import { cashOut, quoteOf } from '../testing/cash-out-calls.ts';
import { composeSportsbook } from '../testing/compose-sportsbook.ts';
import { CrashPlan, crashingKernel } from '../testing/crashing-kernel.ts';
import {
  auditProblems,
  betOf,
  betsOf,
  legOf,
  marketOf,
  newKey,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { DECIDE_CASH_OUTS_EVERY_MS } from './cash-out.ts';

const DELAY_MS = 3_000;

describe('a cash-out of which nobody heard whether it is stored (rules §4, §11)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  const plan = new CrashPlan();
  const heard: unknown[] = [];
  let stop: () => void;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => composeSportsbook(crashingKernel(kernel, plan)), {
      config: { liveDelayMs: DELAY_MS },
    });
    stop = platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(async () => {
    stop();
    await platform.close();
  });

  const looked = () => platform.advance(DECIDE_CASH_OUTS_EVERY_MS);

  async function betOn(event: 'line' | 'live'): Promise<string> {
    await place(platform, player, [legOf(marketOf(book[event], '1x2'), 'home')]);
    // What the feed has brought is stored by then: the next to write is the cash-out.
    await platform.advance(DELAY_MS + 1_000);
    const { bets } = await betsOf(platform, player, 'limit=1');
    heard.length = 0;
    return bets[0]?.id ?? '';
  }

  /** The connection breaks before or after a commit, and is there again. */
  async function leaveUnheard(betId: string, broken: 'before' | 'after', key = newKey()) {
    const quote = await quoteOf(platform, player, betId);
    plan.arm(1, broken);
    const answer = await cashOut(platform, player, quote, { key });
    plan.dead = false;
    expect(answer.statusCode).toBe(500);
    return quote;
  }

  it('at once tells its pages and frees the room of the house where it is', async () => {
    const betId = await betOn('line');
    await leaveUnheard(betId, 'after');
    expect(heard).toEqual([]);
    await looked();
    expect(heard).toContainEqual(
      expect.objectContaining({ news: { kind: 'bet', betId, status: 'cashed-out' } }),
    );
    expect((await betOf(platform, player, betId)).status).toBe('cashed-out');
  });

  it('at once leaves the bet as it stands where it is not', async () => {
    const betId = await betOn('line');
    await leaveUnheard(betId, 'before');
    await looked();
    expect((await betOf(platform, player, betId)).status).toBe('open');
  });

  it('is asked for again before anybody looked: told once', async () => {
    for (const broken of ['before', 'after'] as const) {
      const betId = await betOn('line');
      const key = newKey();
      const quote = await leaveUnheard(betId, broken, key);
      expect((await cashOut(platform, player, quote, { key })).statusCode).toBe(200);
      await looked();
      const ends = JSON.stringify(heard).split('"status":"cashed-out"').length - 1;
      expect(ends).toBe(1);
    }
  });

  it('after its delay frees the room where its end was not heard', async () => {
    const betId = await betOn('live');
    await cashOut(platform, player, await quoteOf(platform, player, betId));
    await platform.advance(DELAY_MS - DECIDE_CASH_OUTS_EVERY_MS);
    plan.arm(1, 'after');
    await looked();
    plan.dead = false;
    await looked();
    const { rows } = await sql<{ status: string }>`
      select status from sportsbook_cash_out where bet_id = ${betId}::bigint`.execute(platform.kernel.db);
    expect(rows).toEqual([{ status: 'paid' }]);
  });
});
