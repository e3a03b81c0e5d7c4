import type { BetReviewView, BetReviewsView, PlacementView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith } from '../../operators/operators.fixture.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import { auditProblems, betsOf, getAs, newKey, richPlayer } from '../testing/sportsbook.fixture.ts';
import { USUAL_TERMS } from './review-terms.ts';
import { ReviewDesk, WHY } from './review.fixture.ts';

const { operatorMs, playerMs } = USUAL_TERMS;
const HELD = { free: 90_000n, held: 10_000n };
const FREE = { free: 100_000n, held: 0n };

describe('answers to a bet that is looked at', () => {
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

  it('gives it back where nobody looked in time, to the millisecond', async () => {
    await desk.ask();
    await desk.platform.advance(operatorMs.line - 1);
    expect(await desk.money()).toEqual(HELD);
    await desk.platform.advance(500);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'REVIEW_UNANSWERED' });
    expect(await desk.money()).toEqual(FREE);
    expect(codeOf(await desk.answer({ answer: 'accept' }))).toBe('REVIEW_OVER');
  });

  it('takes an answer to the offer that stands alone', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    await desk.answer({ answer: 'offer', stake: '60.00' });
    expect(codeOf(await desk.reply(true, { version: 1 }))).toBe('OFFER_CHANGED');
    expect((await desk.reply(true, { version: 2 })).json<PlacementView>()).toMatchObject({
      bet: { stake: '60.00' },
    });
  });

  it('may wait no longer than both sides have together, however often it is offered', async () => {
    await desk.ask();
    const endMs = desk.platform.clock.nowMs() + operatorMs.line + playerMs.line;
    const wait = async (forMs: number) => {
      await desk.platform.advance(forMs);
      await desk.book.feed.snapshot(() =>
        desk.book.feed.prices(desk.book.lineEvent, matchOdds(2000, 3400, 3600)),
      );
    };
    await wait(operatorMs.line - 1_000);
    expect((await desk.answer({ answer: 'offer', stake: '40.00' })).statusCode).toBe(200);
    await wait(playerMs.line - 1_000);
    expect((await desk.answer({ answer: 'offer', stake: '60.00' })).statusCode).toBe(200);
    expect((await desk.shown()).untilMs).toBe(endMs);
    await desk.platform.advance(2_500);
    expect(await desk.money()).toEqual(FREE);
  });

  it('is decided once, whoever is first: desk.player, second answer and the end of its time', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    await desk.platform.advance(playerMs.line - 100);
    const [taken, second, rejected] = await Promise.all([
      desk.reply(true),
      desk.answer({ answer: 'offer', stake: '60.00' }),
      desk.answer({ answer: 'reject' }),
      desk.platform.advance(1_000),
    ]);
    const bets = (await betsOf(desk.platform, desk.player)).bets;
    const [{ state }] = (await desk.mine()) as [BetReviewView];
    expect(bets).toHaveLength(taken.statusCode === 201 ? 1 : 0);
    expect(['taken', 'rejected', 'lapsed', 'offered']).toContain(state);
    expect(second.statusCode === 200 && rejected.statusCode === 200 && taken.statusCode === 201).toBe(false);
    await desk.platform.advance(operatorMs.line + playerMs.line);
    const { held } = await desk.money();
    expect(held).toBe(bets.length === 1 ? 4_000n : 0n);
  });

  it('is one bet, however many answers come at once', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => desk.reply(true)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter((one) => codeOf(one) === 'REVIEW_OVER')).toHaveLength(5);
    expect(await desk.money()).toEqual({ free: 96_000n, held: 4_000n });
  });

  it('holds up nobody else, however many answers come at once', async () => {
    await desk.ask();
    await desk.answer({ answer: 'offer', stake: '40.00' });
    // More than there are connections: each holds one while it waits for the row.
    const replies = await Promise.all(Array.from({ length: 40 }, () => desk.reply(true)));
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('refuses offers that are none, strangers, and who is no trader', async () => {
    await desk.ask();
    const offer = (stake: string) => desk.answer({ answer: 'offer', stake });
    expect(codeOf(await offer('100.01'))).toBe('STAKE_TOO_LARGE');
    expect(codeOf(await offer('0.01'))).toBe('STAKE_TOO_SMALL');
    expect(codeOf(await offer('1.001'))).toBe('AMOUNT_INVALID');
    const clerk = await operatorWith(desk.platform, `c${desk.book.line.id}`, 'cashier');
    expect(codeOf(await desk.answer({ answer: 'accept' }, { by: clerk }))).toBe('FORBIDDEN');
    await offer('40.00');
    const stranger = await richPlayer(desk.platform);
    expect(codeOf(await desk.reply(true, { by: stranger }))).toBe('REVIEW_OVER');
    expect((await getAs(desk.platform, stranger, 'reviews')).json<BetReviewsView>().reviews).toEqual([]);
    await desk.answer({ answer: 'reject' });
  });

  it('is answered once per key, and is in the audit with why', async () => {
    await desk.ask();
    const { placementId } = await desk.shown();
    const own = newKey();
    const first = await desk.answer({ answer: 'offer', stake: '40.00' }, { key: own });
    expect((await desk.answer({ answer: 'offer', stake: '40.00' }, { key: own })).json()).toEqual(
      first.json(),
    );
    expect((await desk.shown()).offer?.version).toBe(1);
    expect(codeOf(await desk.answer({ answer: 'reject' }, { key: own }))).toBe('IDEMPOTENCY_MISMATCH');
    await desk.answer({ answer: 'reject' });
    const admin = await operatorWith(desk.platform, `a${desk.book.line.id}`, 'admin');
    const audit = await call(desk.platform, admin, 'GET', `audit?subject=placement:${placementId}`);
    expect(audit.json<{ entries: object[] }>().entries).toMatchObject([
      { action: 'bet-review.reject', operator: 'tom', reason: WHY },
      { action: 'bet-review.offer', after: { stake: '40.00' } },
    ]);
  });

  it('goes on after a restart of the server, and ends at its time', async () => {
    await desk.ask();
    const before = await desk.shown();
    desk.platform = await desk.platform.restart();
    expect(await desk.shown()).toMatchObject({ state: 'waiting', untilMs: before.untilMs });
    expect(await desk.money()).toEqual(HELD);
    await desk.platform.advance(operatorMs.line + 500);
    expect(await desk.outcome()).toMatchObject({ status: 'rejected', code: 'REVIEW_UNANSWERED' });
    expect(await desk.money()).toEqual(FREE);
  });
});
