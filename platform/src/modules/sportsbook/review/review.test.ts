import type { PlacementView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { PLAYER_NEWS } from '../../live/index.ts';
import { call, codeOf } from '../../operators/operators.fixture.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import { auditProblems, betsOf, newKey, placementOf } from '../testing/sportsbook.fixture.ts';
import { USUAL_TERMS } from './review-terms.ts';
import { ReviewDesk, WHY } from './review.fixture.ts';

const { operatorMs, playerMs } = USUAL_TERMS;
const HELD = { free: 90_000n, held: 10_000n };
const FREE = { free: 100_000n, held: 0n };

describe('a bet above what is taken without a look', () => {
  let desk: ReviewDesk;

  beforeAll(async () => {
    desk = await ReviewDesk.open();
  });
  beforeEach(() => desk.begin());
  afterEach(async () => {
    expect(await auditProblems(desk.platform)).toEqual([]);
    expect(await desk.platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => desk.platform.close());

  it('is taken at once at the bound, and looked at one cent above', async () => {
    expect((await desk.ask('50.00')).statusCode).toBe(201);
    desk.key = newKey();
    const answered = await desk.ask('50.01');
    expect(answered.statusCode).toBe(202);
    expect(answered.json<PlacementView>()).toMatchObject({ status: 'pending', isReviewed: true });
    expect(await desk.shown()).toMatchObject({
      state: 'waiting',
      stake: '50.01',
      untilMs: desk.platform.clock.nowMs() + operatorMs.line,
      legs: [{ selectionId: desk.home().selectionId, seenMilli: 2000, isOpen: true }],
    });
    expect(await desk.queue()).toMatchObject([
      {
        key: desk.key,
        playerId: desk.player.playerId,
        automaticStake: '50.00',
        possibleReturn: '100.02',
        section: 'line',
      },
    ]);
    await desk.answer({ answer: 'reject' });
  });

  it('takes no room of the house meanwhile, and finds what is left of it when it is taken', async () => {
    const liability = () => desk.platform.modules.sportsbook.liabilityOf(desk.home().selectionId);
    await desk.ask();
    expect(liability()).toBe(0n);
    await desk.answer({ answer: 'offer', stake: '60.00' });
    expect(liability()).toBe(0n);
    const room = {
      kind: 'liability',
      scope: 'event',
      subject: desk.book.line.id,
      section: null,
      reason: WHY,
    };
    await call(desk.platform, desk.trader, 'POST', 'trading-bounds', { ...room, amount: '59.99' });
    expect(codeOf(await desk.reply(true))).toBe('SELECTION_ROOM');
    expect((await desk.answer({ answer: 'accept' })).statusCode).toBe(200);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'SELECTION_ROOM' });
    expect(await desk.money()).toEqual(FREE);
  });

  it('holds its stake meanwhile, and answers the same key the same', async () => {
    await desk.ask();
    expect(await desk.money()).toEqual(HELD);
    expect(await desk.platform.modules.sportsbook.auditExposure()).toEqual([]);
    const again = await desk.ask();
    expect(again.statusCode).toBe(202);
    expect(again.json<PlacementView>()).toMatchObject({ isReviewed: true });
    expect(await desk.mine()).toHaveLength(1);
    await desk.answer({ answer: 'reject' });
  });

  it('is news for every open page of its player as it begins, and as it is offered and ends', async () => {
    const heard: unknown[] = [];
    const stop = desk.platform.kernel.bus.subscribe(PLAYER_NEWS, (news) => heard.push(news));
    const told = { playerId: desk.player.playerId, news: { kind: 'placement', key: desk.key } };
    const steps = [
      () => desk.ask(),
      () => desk.answer({ answer: 'offer', stake: '40.00' }),
      () => desk.answer({ answer: 'reject' }),
    ];
    for (const step of steps) {
      heard.length = 0;
      await step();
      expect(heard).toContainEqual(told);
    }
    stop();
  });

  it('is a bet once an operator takes it as it was asked', async () => {
    await desk.ask();
    expect((await desk.answer({ answer: 'accept' })).json()).toEqual({ state: 'accepted' });
    expect(await desk.outcome()).toMatchObject({ status: 'accepted', bet: { stake: '100.00' } });
    expect(await desk.money()).toEqual(HELD);
    expect(await desk.shown()).toMatchObject({ state: 'accepted' });
    expect(await desk.queue()).toEqual([]);
  });

  it('is not taken at a price that moved against its player, and goes on to wait', async () => {
    await desk.ask();
    await desk.book.feed.prices(desk.book.lineEvent, matchOdds(1900, 3400, 3600));
    expect(codeOf(await desk.answer({ answer: 'accept' }))).toBe('PRICE_MOVED');
    expect(await desk.shown()).toMatchObject({
      state: 'waiting',
      legs: [{ seenMilli: 2000, nowMilli: 1900 }],
    });
    await desk.answer({ answer: 'reject' });
  });

  it('gives the stake back where an operator does not take it, with the reason', async () => {
    await desk.ask();
    await desk.answer({ answer: 'reject' });
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'REVIEW_REJECTED' });
    expect(await desk.money()).toEqual(FREE);
    expect(await desk.shown()).toMatchObject({ state: 'rejected', code: 'REVIEW_REJECTED' });
  });

  it('is another bet where its player takes an offer: one stake goes back, the other is held', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00', oddsMilli: 2050 });
    expect(await desk.shown()).toMatchObject({
      state: 'offered',
      untilMs: desk.platform.clock.nowMs() + playerMs.line,
      offer: { version: 1, stake: '40.00', oddsMilli: [2050], possibleReturn: '82.00' },
    });
    const own = newKey();
    const taken = await desk.reply(true, { own });
    expect(taken.statusCode).toBe(201);
    expect(taken.json<PlacementView>()).toMatchObject({
      status: 'accepted',
      bet: { key: own, stake: '40.00', totalOddsMilli: 2050 },
    });
    expect(await desk.money()).toEqual({ free: 96_000n, held: 4_000n });
    expect(await desk.outcome()).toMatchObject({
      status: 'rejected',
      code: 'OFFER_TAKEN',
      details: { key: own },
    });
    expect(await desk.shown()).toMatchObject({ state: 'taken' });
    // The same press again is the same bet.
    expect((await desk.reply(true, { own })).json()).toEqual(taken.json());
    expect((await betsOf(desk.platform, desk.player)).bets).toHaveLength(1);
  });

  it('keeps who made the price in the evidence of the bet', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00', oddsMilli: 2050 });
    await desk.reply(true);
    const { rows } = await sql<{ evidence: { priced?: unknown } }>`
      select evidence from sportsbook_bet_leg where player_id = ${desk.player.playerId}::bigint`.execute(
      desk.platform.kernel.db,
    );
    expect(rows[0]?.evidence.priced).toMatchObject({ by: 'offer', fedMilli: 2000 });
  });

  it('gives everything back where its player declines, or does not answer in time', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    expect((await desk.reply(false)).json<PlacementView>()).toMatchObject({ code: 'OFFER_DECLINED' });
    expect(await desk.money()).toEqual(FREE);
    desk.key = newKey();
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    await desk.platform.advance(playerMs.line + 500);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'OFFER_UNANSWERED' });
    expect(await desk.money()).toEqual(FREE);
    expect(codeOf(await desk.reply(true))).toBe('REVIEW_OVER');
  });

  it('is no bet where the price everybody is offered went below that of the offer, and one where it rose', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    await desk.book.feed.prices(desk.book.lineEvent, matchOdds(1990, 3400, 3600));
    expect(codeOf(await desk.reply(true))).toBe('PRICE_MOVED');
    expect(await desk.money()).toEqual(HELD);
    await desk.book.feed.prices(desk.book.lineEvent, matchOdds(2200, 3400, 3600));
    expect((await desk.reply(true)).json<PlacementView>()).toMatchObject({ bet: { totalOddsMilli: 2000 } });
  });

  it('in play waits the delay of play from the answer on', async () => {
    await desk.ask('100.00', desk.book.live);
    expect(await desk.shown()).toMatchObject({ untilMs: desk.platform.clock.nowMs() + operatorMs.live });
    await desk.answer({ answer: 'offer', stake: '40.00' });
    const own = newKey();
    expect((await desk.reply(true, { own })).statusCode).toBe(202);
    expect(await desk.money()).toEqual({ free: 96_000n, held: 4_000n });
    await desk.platform.advance(10_000);
    expect(await placementOf(desk.platform, desk.player, own)).toMatchObject({
      status: 'accepted',
      bet: { stake: '40.00' },
    });
  });

  it('in play is no bet where its market stopped while an operator looked', async () => {
    await desk.ask('100.00', desk.book.live);
    await desk.book.feed.prices(desk.book.liveEvent, { ...matchOdds(1500, 4000, 6500), status: 'suspended' });
    await desk.book.feed.prices(desk.book.liveEvent, matchOdds(1500, 4000, 6500));
    expect(codeOf(await desk.answer({ answer: 'accept' }))).toBe('SELECTION_SUSPENDED');
    await desk.answer({ answer: 'reject' });
  });
});
