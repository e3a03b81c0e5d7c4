import type { BetView } from '@paddock/contract/schemas';

import { cashOut, quoteOf } from '../../testing/cash-out-calls.ts';
import { matchResult, total } from '../../testing/feed-driver.ts';
import {
  betOf,
  eventOf,
  legOf,
  marketOf,
  moneyOf,
  place,
  richPlayer,
} from '../../testing/sportsbook.fixture.ts';
import { OrdersFixture } from './orders.fixture.ts';

describe('leaving a bet by itself (rules §11)', () => {
  const fixture = new OrdersFixture();

  beforeAll(() => fixture.start());
  beforeEach(() => fixture.begin());
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  it('waits for its value and takes what is offered then', async () => {
    const id = await fixture.bet();
    expect((await fixture.order(id, '12.00')).json()).toEqual({
      offer: '12.00',
      setAtMs: fixture.platform.clock.nowMs(),
    });
    await fixture.price(1_800);
    await fixture.judged();
    expect(await fixture.stateOf(id)).toEqual(['open', '12.00', '0.00']);
    await fixture.price(1_200);
    const { offer } = await quoteOf(fixture.platform, fixture.player, id);
    await fixture.judged();
    expect(await fixture.stateOf(id)).toEqual(['cashed-out', undefined, offer]);
    expect(Number(offer)).toBeGreaterThanOrEqual(12);
    expect((await betOf(fixture.platform, fixture.player, id)).cashOuts).toMatchObject([
      { stake: '10.00', byOrder: true },
    ]);
    expect(await moneyOf(fixture.platform, fixture.player)).toEqual({
      free: 99_000n + BigInt(offer.replace('.', '')),
      held: 0n,
    });
    expect(fixture.orderNews()).toMatchObject([
      { step: 'paid', order: '12.00', paid: offer, currency: 'EUR' },
    ]);
    await fixture.price(1_100);
    await fixture.judged();
    expect(fixture.orderNews()).toHaveLength(1);
  });

  it('is set anew and ended; only the last one counts', async () => {
    const id = await fixture.bet();
    await fixture.order(id, '15.00');
    await fixture.order(id, '11.00');
    expect(await fixture.stateOf(id)).toEqual(['open', '11.00', '0.00']);
    expect((await fixture.end(id)).statusCode).toBe(204);
    expect((await fixture.end(id)).statusCode).toBe(204);
    await fixture.price(1_200);
    await fixture.judged();
    expect(await fixture.stateOf(id)).toEqual(['open', undefined, '0.00']);
    expect(fixture.orderNews()).toEqual([]);
  });

  it('is refused where it cannot be, with what there is instead', async () => {
    const id = await fixture.bet();
    const refused = async (offer: string, of = id, by = fixture.player) => {
      const answer = await fixture.order(of, offer, by);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    const value = await fixture.order(id, '8.00');
    expect(value.json()).toMatchObject({
      code: 'CASH_OUT_ORDER_VALUE',
      details: { offer: '9.14', max: '20.00' },
    });
    expect(await refused('9.14')).toEqual([422, 'CASH_OUT_ORDER_VALUE']);
    expect(await refused('20.01')).toEqual([422, 'CASH_OUT_ORDER_VALUE']);
    expect(await refused('0.00')).toEqual([422, 'CASH_OUT_ORDER_VALUE']);
    expect(await refused('9.001')).toEqual([422, 'AMOUNT_INVALID']);
    expect(await refused('nine')).toEqual([400, 'INVALID_INPUT']);
    expect(await refused('12.00', '123')).toEqual([404, 'BET_UNKNOWN']);
    const stranger = await richPlayer(fixture.platform);
    expect(await refused('12.00', id, stranger)).toEqual([404, 'BET_UNKNOWN']);
    expect((await fixture.end(id, stranger)).statusCode).toBe(404);
    expect((await fixture.order(id, '20.00')).statusCode).toBe(200);
    await cashOut(fixture.platform, fixture.player, await quoteOf(fixture.platform, fixture.player, id));
    expect(await refused('12.00')).toEqual([409, 'CASH_OUT_OFF']);
    await fixture.feed.prices(fixture.book.lineEvent, total('2', 1900, 1900));
    const pushing = marketOf(await eventOf(fixture.platform, fixture.book.lineEvent), 'total', '2');
    const whole = await place(fixture.platform, fixture.player, [legOf(pushing, 'over')]);
    expect(await refused('12.00', whole.json<{ bet: BetView }>().bet.id)).toEqual([409, 'CASH_OUT_OFF']);
  });

  it('waits while a price is suspended, and acts once it is open again', async () => {
    const id = await fixture.bet();
    await fixture.order(id, '12.00');
    await fixture.feed.prices(fixture.book.lineEvent, { ...fixture.odds(1_200), status: 'suspended' });
    await fixture.judged();
    expect((await fixture.stateOf(id))[0]).toBe('open');
    await fixture.price(1_200);
    await fixture.judged();
    expect((await fixture.stateOf(id))[0]).toBe('cashed-out');
  });

  it('ends with its bet, which is told, unless its player left it', async () => {
    const [settled, left] = [await fixture.bet(), await fixture.bet()];
    await fixture.order(settled, '15.00');
    await fixture.order(left, '15.00');
    await cashOut(fixture.platform, fixture.player, await quoteOf(fixture.platform, fixture.player, left));
    await fixture.judged();
    await fixture.feed.result(fixture.book.lineEvent, 1, matchResult('home'));
    await fixture.platform.advance(500);
    expect(fixture.orderNews()).toMatchObject([
      { step: 'ended', betId: settled, order: '15.00', paid: '0.00' },
    ]);
    await fixture.feed.send({ kind: 'rollback', event: fixture.book.lineEvent, revision: 2 });
    await fixture.price(1_050);
    await fixture.platform.advance(500);
    expect(await fixture.stateOf(settled)).toEqual(['open', undefined, '0.00']);
  });

  it('stands for what is left, and counts a leg that was won', async () => {
    const other = `${fixture.book.lineEvent}-other`;
    await fixture.feed.fixture(other, fixture.platform.clock.nowMs() + 1_000_000);
    await fixture.price(2_000, other);
    const legs = [fixture.book.line, await eventOf(fixture.platform, other)].map((one) =>
      legOf(marketOf(one, '1x2'), 'home'),
    );
    const id = (await place(fixture.platform, fixture.player, legs)).json<{ bet: BetView }>().bet.id;
    expect((await fixture.order(id, '9.00')).statusCode).toBe(200);
    await cashOut(fixture.platform, fixture.player, await quoteOf(fixture.platform, fixture.player, id), {
      stake: '5.00',
    });
    await fixture.judged();
    const before = Number((await betOf(fixture.platform, fixture.player, id)).payout);
    expect((await fixture.stateOf(id)).slice(0, 2)).toEqual(['open', '9.00']);
    await fixture.feed.result(fixture.book.lineEvent, 1, matchResult('home'));
    await fixture.platform.advance(500);
    const [status, , payout] = await fixture.stateOf(id);
    expect([status, Number(payout) - before >= 8.5]).toEqual(['cashed-out', true]);
  });

  it('and its player leave a bet at once: it is paid for once', async () => {
    const id = await fixture.bet();
    await fixture.order(id, '11.00');
    await fixture.price(1_200);
    const quote = await quoteOf(fixture.platform, fixture.player, id);
    const [answer] = await Promise.all([cashOut(fixture.platform, fixture.player, quote), fixture.judged()]);
    await fixture.judged();
    expect([200, 409]).toContain(answer.statusCode);
    expect(await fixture.stateOf(id)).toEqual(['cashed-out', undefined, quote.offer]);
    expect((await betOf(fixture.platform, fixture.player, id)).cashOuts).toHaveLength(1);
  });
});
