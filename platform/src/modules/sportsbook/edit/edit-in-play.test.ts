import type { EditBetView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { DECIDE_CASH_OUTS_EVERY_MS } from '../cash-out/cash-out.ts';
import { cashOut, quoteOf } from '../testing/cash-out-calls.ts';
import { matchOdds, matchResult } from '../testing/feed-driver.ts';
import { betsOf, moneyOf, newKey } from '../testing/sportsbook.fixture.ts';
import { EditsFixture } from './edits.fixture.ts';

describe('an edit with a leg in play (rules §6, §11)', () => {
  const fixture = new EditsFixture();
  let key: string;

  beforeAll(() => fixture.start());
  beforeEach(async () => {
    await fixture.begin();
    key = newKey();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  const live = (outcome?: string) => fixture.leg(fixture.book.liveEvent, outcome);
  const held = { free: 9_000n, held: 1_000n };

  /** A bet of tomorrow that is asked to become one in play, or one in play that becomes one of tomorrow. */
  async function asked(from: 'line' | 'live', stake = '10.00'): Promise<string> {
    const { lineEvent, liveEvent } = fixture.book;
    const id = await fixture.bet(await fixture.leg(from === 'line' ? lineEvent : liveEvent));
    // What the feed has brought is stored by then: the next to write is the edit.
    // It is decided when no other task runs than those of every 50 ms.
    const { clock } = fixture.platform;
    await fixture.platform.advance(2_050 - (clock.nowMs() % 1_000));
    const to = await fixture.leg(from === 'line' ? liveEvent : lineEvent);
    const answer = await fixture.edit(id, [to], { key, stake });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({
      ...{ status: 'pending', key, betId: id },
      decidesAtMs: fixture.platform.clock.nowMs() + 3_000,
    });
    return id;
  }

  async function expectStands(id: string, code: string): Promise<void> {
    expect(await fixture.outcome(key)).toMatchObject({ status: 'refused', betId: id, code });
    expect(await fixture.view(id)).toMatchObject({ status: 'open', stake: '10.00', payout: '0.00' });
    expect(await moneyOf(fixture.platform, fixture.player)).toEqual(held);
    expect((await betsOf(fixture.platform, fixture.player)).bets).toHaveLength(1);
  }

  it.each(['line', 'live'] as const)(
    'of a bet on the %s waits and is done at the prices of then',
    async (from) => {
      const id = await asked(from);
      expect(await moneyOf(fixture.platform, fixture.player)).toEqual(held);
      expect(await fixture.outcome(key)).toMatchObject({ status: 'pending' });
      await fixture.decided();
      const end = await fixture.outcome(key);
      expect(end).toMatchObject({ status: 'edited', bet: { stake: '10.00', editedFrom: { betId: id } } });
      const { paid, bet } = end as Extract<EditBetView, { status: 'edited' }>;
      expect(await moneyOf(fixture.platform, fixture.player)).toEqual({
        free: 9_000n + BigInt(paid.replace('.', '')) - 1_000n,
        held: 1_000n,
      });
      expect(bet.acceptedAtMs).toBeGreaterThanOrEqual(
        fixture.platform.clock.nowMs() - DECIDE_CASH_OUTS_EVERY_MS,
      );
      expect(await fixture.view(id)).toMatchObject({ status: 'cashed-out', editedInto: { betId: bet.id } });
    },
  );

  it.each(['line', 'live'] as const)(
    'from the %s is refused once a leg was closed, however shortly',
    async (from) => {
      const id = await asked(from);
      await fixture.feed.send({ kind: 'bet-stop', event: fixture.book.liveEvent, reason: 'goal' });
      await fixture.feed.prices(fixture.book.liveEvent, matchOdds(1_500, 4_000, 6_500));
      await fixture.decided();
      await expectStands(id, from === 'line' ? 'SELECTION_SUSPENDED' : 'CASH_OUT_OFF');
    },
  );

  it('is refused where the price moved, or the offer went down', async () => {
    const id = await asked('line');
    await fixture.feed.prices(fixture.book.liveEvent, matchOdds(1_400, 4_500, 7_000));
    await fixture.decided();
    await expectStands(id, 'PRICE_MOVED');
    key = newKey();
    await fixture.edit(id, [await live()], { key });
    await fixture.feed.prices(fixture.book.lineEvent, matchOdds(2_600, 3_000, 3_100));
    await fixture.decided();
    await expectStands(id, 'CASH_OUT_LESS');
  });

  it('is refused where its money is gone by then: nothing is held meanwhile', async () => {
    const id = await asked('line', '95.00');
    const spent = await fixture.bet(await fixture.leg(await fixture.another('second')));
    expect(spent).not.toBe(id);
    await fixture.decided();
    expect(await fixture.outcome(key)).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS' });
    expect(await fixture.view(id)).toMatchObject({ status: 'open', payout: '0.00' });
  });

  it('keeps a second edit and a cash-out away while it waits', async () => {
    const id = await asked('line');
    expect(await fixture.refusal(id, [await fixture.leg(undefined, 'away')])).toBe('CASH_OUT_PENDING');
    const offer = await quoteOf(fixture.platform, fixture.player, id);
    expect((await cashOut(fixture.platform, fixture.player, offer)).json()).toMatchObject({
      code: 'CASH_OUT_PENDING',
    });
    await fixture.decided();
    expect(await fixture.outcome(key)).toMatchObject({ status: 'edited' });
  });

  it('is refused for a result that came first', async () => {
    const id = await asked('line');
    await fixture.feed.result(fixture.book.lineEvent, 1, matchResult('home'));
    await fixture.decided();
    expect(await fixture.outcome(key)).toMatchObject({ status: 'refused', code: 'CASH_OUT_OFF' });
    expect(await fixture.view(id)).toMatchObject({ status: 'won', payout: '20.00' });
  });

  it('is refused while the site is closed for work, and after a restart', async () => {
    const id = await asked('line');
    fixture.isClosed = true;
    await fixture.decided();
    fixture.isClosed = false;
    await expectStands(id, 'MAINTENANCE');
    key = newKey();
    await fixture.edit(id, [await live()], { key });
    fixture.platform = await fixture.platform.restart();
    await expectStands(id, 'CASH_OUT_QUOTE_OVER');
  });

  describe('of which nobody heard whether it is stored', () => {
    const heard: unknown[] = [];
    let stop: () => void;

    beforeEach(() => {
      heard.length = 0;
      stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, ({ news }) => heard.push(news));
    });
    afterEach(() => stop());

    it.each(['before', 'after'] as const)(
      'at its decision, broken %s the commit: done once',
      async (broken) => {
        const id = await asked('line');
        await fixture.platform.advance(3_000 - DECIDE_CASH_OUTS_EVERY_MS);
        fixture.plan.arm(1, broken);
        await fixture.platform.advance(DECIDE_CASH_OUTS_EVERY_MS);
        fixture.plan.dead = false;
        heard.length = 0;
        await fixture.platform.advance(DECIDE_CASH_OUTS_EVERY_MS);
        expect(heard).toContainEqual({ kind: 'bet', betId: id, status: 'cashed-out' });
        expect(await fixture.outcome(key)).toMatchObject({ status: 'edited' });
      },
    );

    it.each(['before', 'after'] as const)(
      'at once, broken %s the commit: done or not, never half',
      async (broken) => {
        const id = await fixture.bet();
        await fixture.platform.advance(1_000);
        const leg = await fixture.leg();
        const { quoteId } = await quoteOf(fixture.platform, fixture.player, id);
        fixture.plan.arm(1, broken);
        const answer = await fixture.edit(id, [leg], { key, quoteId, stake: '12.00' });
        fixture.plan.dead = false;
        expect(answer.statusCode).toBe(500);
        await fixture.platform.advance(DECIDE_CASH_OUTS_EVERY_MS);
        const { bets } = await betsOf(fixture.platform, fixture.player);
        expect(bets).toHaveLength(broken === 'after' ? 2 : 1);
        const again = await fixture.edit(id, [leg], { key, quoteId, stake: '12.00' });
        expect(again.json()).toMatchObject({ status: 'edited', betId: id });
        expect((await betsOf(fixture.platform, fixture.player)).bets).toHaveLength(2);
      },
    );
  });
});
