import { cashOut, quoteOf } from '../../testing/cash-out-calls.ts';
import { openOwnBook } from '../../testing/sportsbook.fixture.ts';
import { OrdersFixture } from './orders.fixture.ts';

describe('an order to leave a bet, over time (rules §11)', () => {
  const fixture = new OrdersFixture();

  beforeAll(() => fixture.start());
  beforeEach(() => fixture.begin());
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  it('in play takes at least its value after the delay, or waits on', async () => {
    const id = await fixture.bet(fixture.book.live);
    await fixture.order(id, '11.00');
    await fixture.price(1_200, fixture.book.liveEvent);
    await fixture.judged();
    const waiting = await cashOut(
      fixture.platform,
      fixture.player,
      await quoteOf(fixture.platform, fixture.player, id),
    );
    expect(waiting.json()).toMatchObject({ code: 'CASH_OUT_PENDING' });
    await fixture.price(1_400, fixture.book.liveEvent);
    await fixture.decided();
    expect(await fixture.stateOf(id)).toEqual(['open', '11.00', '0.00']);
    await fixture.price(1_200, fixture.book.liveEvent);
    await fixture.judged();
    await fixture.price(1_150, fixture.book.liveEvent);
    const { offer } = await quoteOf(fixture.platform, fixture.player, id);
    await fixture.decided();
    expect(await fixture.stateOf(id)).toEqual(['cashed-out', undefined, offer]);
  });

  it('is not taken in its delay once a leg was closed, or the player ended it', async () => {
    const id = await fixture.bet(fixture.book.live);
    await fixture.order(id, '11.00');
    await fixture.price(1_200, fixture.book.liveEvent);
    await fixture.judged();
    await fixture.feed.send({ kind: 'bet-stop', event: fixture.book.liveEvent, reason: 'goal' });
    await fixture.decided();
    expect((await fixture.stateOf(id))[0]).toBe('open');
    await fixture.price(1_200, fixture.book.liveEvent);
    await fixture.judged();
    await fixture.end(id);
    await fixture.decided();
    expect(await fixture.stateOf(id)).toEqual(['open', undefined, '0.00']);
  });

  it('does nothing while the site is closed for work', async () => {
    const id = await fixture.bet();
    await fixture.order(id, '11.00');
    const open = { isClosed: () => false, retryAfterSec: () => 0 };
    fixture.platform.kernel.maintenance.watch({ ...open, isClosed: () => true });
    await fixture.price(1_200);
    await fixture.judged();
    fixture.platform.kernel.maintenance.watch(open);
    expect((await fixture.stateOf(id))[0]).toBe('open');
    await fixture.judged();
    expect((await fixture.stateOf(id))[0]).toBe('cashed-out');
  });

  it('stands after a restart', async () => {
    const id = await fixture.bet();
    await fixture.order(id, '12.00');
    const { lineEvent } = fixture.book;
    await fixture.restart();
    expect(await fixture.stateOf(id)).toEqual(['open', '12.00', '0.00']);
    const { feed } = await openOwnBook(fixture.platform);
    feed.epoch += 1;
    await feed.snapshot(async () => {
      await feed.fixture(lineEvent, fixture.platform.clock.nowMs() + 1_000_000);
      await feed.prices(lineEvent, fixture.odds(1_200));
    });
    await fixture.judged();
    expect((await fixture.stateOf(id))[0]).toBe('cashed-out');
  });
});
