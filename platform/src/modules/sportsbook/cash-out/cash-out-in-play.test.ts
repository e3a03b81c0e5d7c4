import type { BetView, CashOutView } from '@paddock/contract/schemas';

import { WATCH_EXPOSURE_EVERY_MS } from '../risk/exposure-watch.ts';
import { DECIDE_CASH_OUTS_EVERY_MS } from './cash-out.ts';
import { cashOut, quoteOf } from '../testing/cash-out-calls.ts';
import { createTestPlatform } from '../../../testing/index.ts';
import { composeSportsbook } from '../testing/compose-sportsbook.ts';
import { CrashPlan, crashingKernel } from '../testing/crashing-kernel.ts';
import { matchOdds, matchResult, type FeedDriver } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;

describe('leaving a bet with a leg in play (rules §11)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let feed: FeedDriver;
  let player: TestPlayer;
  let live: string;
  let betId: string;
  let key: string;
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
    ({ feed, liveEvent: live } = book);
    player = await richPlayer(platform, 10_000n);
    const placed = await place(platform, player, [legOf(marketOf(book.live, '1x2'), 'home')]);
    expect(placed.statusCode).toBe(202);
    await decided();
    const { bets } = (await getAs(platform, player, 'bets')).json<{ bets: BetView[] }>();
    betId = bets[0]?.id ?? '';
    key = newKey();
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  const quote = () => quoteOf(platform, player, betId);
  const outcome = async () => (await getAs(platform, player, `cash-outs/${key}`)).json<CashOutView>();
  const decided = () => platform.advance(DELAY_MS + DECIDE_CASH_OUTS_EVERY_MS);
  const held = { free: 9_000n, held: 1_000n };

  async function asked(stake?: string) {
    const offered = await quote();
    const answer = await cashOut(platform, player, offered, { key, ...(stake !== undefined && { stake }) });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({
      status: 'pending',
      betId,
      decidesAtMs: platform.clock.nowMs() + DELAY_MS,
    });
    return offered;
  }

  it('waits its delay, less 6 %, and is paid after it', async () => {
    const offered = await asked();
    expect(offered).toMatchObject({ marginMilli: 60, delayMs: DELAY_MS, offer: '9.09' });
    await platform.advance(DELAY_MS - 1);
    expect(await outcome()).toMatchObject({ status: 'pending' });
    expect(await moneyOf(platform, player)).toEqual(held);
    await decided();
    expect(await outcome()).toMatchObject({ status: 'paid', stake: '10.00', paid: '9.09' });
    expect(await moneyOf(platform, player)).toEqual({ free: 9_909n, held: 0n });
    expect(await betOf(platform, player, betId)).toMatchObject({ status: 'cashed-out', payout: '9.09' });
  });

  it('pays what is offered at the decision where that is more', async () => {
    await asked();
    await feed.prices(live, matchOdds(1100, 9000, 21_000));
    const more = await quote();
    await decided();
    expect(await outcome()).toMatchObject({ status: 'paid', paid: more.offer });
  });

  it('is refused where it is less, and the bet stands', async () => {
    await asked();
    await feed.prices(live, matchOdds(1600, 3900, 6000));
    const less = await quote();
    await decided();
    expect(await outcome()).toMatchObject({
      status: 'refused',
      code: 'CASH_OUT_LESS',
      details: { offer: less.offer },
    });
    expect(await moneyOf(platform, player)).toEqual(held);
    expect(await betOf(platform, player, betId)).toMatchObject({ status: 'open', revision: 0 });
  });

  it.each([
    [
      'was suspended meanwhile, though open again',
      () => feed.prices(live, { ...matchOdds(1500, 4000, 6500), status: 'suspended' }),
    ],
    ['saw a bet-stop', () => feed.betStop(live)],
  ])('is refused where its market %s', async (_name, close) => {
    await asked();
    await close();
    await feed.prices(live, matchOdds(1500, 4000, 6500));
    await decided();
    expect(await outcome()).toMatchObject({
      status: 'refused',
      code: 'CASH_OUT_OFF',
      details: { reason: 'suspended' },
    });
    expect(await moneyOf(platform, player)).toEqual(held);
  });

  it('loses against a result that came first', async () => {
    await asked();
    await feed.result(live, 1, matchResult('home'));
    await decided();
    expect(await outcome()).toMatchObject({ status: 'refused', code: 'CASH_OUT_OFF' });
    expect(await betOf(platform, player, betId)).toMatchObject({ status: 'won', payout: '15.00' });
    expect(await moneyOf(platform, player)).toEqual({ free: 10_500n, held: 0n });
  });

  it('is one at a time of a bet', async () => {
    await asked('4.00');
    const second = await cashOut(platform, player, await quote());
    expect(second.json()).toMatchObject({ code: 'CASH_OUT_PENDING' });
    await decided();
    expect(await outcome()).toMatchObject({ status: 'paid', stake: '4.00' });
    expect(await moneyOf(platform, player)).toMatchObject({ held: 600n });
  });

  it('is refused in maintenance', async () => {
    await asked();
    isClosed = true;
    await decided();
    isClosed = false;
    expect(await outcome()).toMatchObject({ status: 'refused', code: 'MAINTENANCE' });
    expect(await moneyOf(platform, player)).toEqual(held);
  });

  it('is decided at its time where nobody heard whether it was stored', async () => {
    const offered = await quote();
    plan.arm(1, 'after');
    const answer = await cashOut(platform, player, offered, { key });
    plan.dead = false;
    expect(answer.statusCode).toBe(500);
    expect((await cashOut(platform, player, offered, { key })).statusCode).toBe(202);
    await decided();
    expect(await outcome()).toMatchObject({ status: 'paid' });
  });

  it('is paid once where the answer of the database never came', async () => {
    await asked('1.00');
    // What is left is worth more than all was: a second look would pay again.
    await feed.prices(live, matchOdds(1050, 15_000, 40_000));
    await platform.advance(DELAY_MS - DECIDE_CASH_OUTS_EVERY_MS);
    plan.arm(1, 'after');
    await platform.advance(2 * DECIDE_CASH_OUTS_EVERY_MS);
    plan.dead = false;
    // Another one waits by then, which is not the one that was decided.
    const next = await cashOut(platform, player, await quote(), { stake: '2.00' });
    expect(next.statusCode).toBe(202);
    await decided();
    expect(await outcome()).toMatchObject({ status: 'paid', stake: '1.00' });
    expect(await betOf(platform, player, betId)).toMatchObject({ revision: 2, remainingStake: '7.00' });
    await platform.advance(2 * WATCH_EXPOSURE_EVERY_MS);
  });

  it('is refused where the server was started again meanwhile', async () => {
    await asked();
    platform = await platform.restart();
    expect(await outcome()).toMatchObject({ status: 'refused', code: 'CASH_OUT_QUOTE_OVER' });
    expect(await moneyOf(platform, player)).toEqual(held);
  });
});
