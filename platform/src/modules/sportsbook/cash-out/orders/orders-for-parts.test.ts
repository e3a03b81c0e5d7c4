import type { BetView } from '@paddock/contract/schemas';

import { cashOut, quoteOf } from '../../testing/cash-out-calls.ts';
import { betOf, eventOf, legOf, marketOf, place } from '../../testing/sportsbook.fixture.ts';
import { OrdersFixture } from './orders.fixture.ts';

describe('leaving a part of a bet by itself (rules §11)', () => {
  const fixture = new OrdersFixture();

  beforeAll(() => fixture.start());
  beforeEach(() => fixture.begin());
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  const order = (id: string, offer: string, stake: string) => fixture.order(id, offer, fixture.player, stake);

  it('takes the part once its value is offered for all of the rest, and is over then', async () => {
    const id = await fixture.bet();
    expect((await order(id, '12.00', '4.00')).json()).toMatchObject({ offer: '12.00', stake: '4.00' });
    expect((await betOf(fixture.platform, fixture.player, id)).cashOutOrder).toMatchObject({ stake: '4.00' });
    await fixture.price(1_200);
    const { offer } = await quoteOf(fixture.platform, fixture.player, id);
    await fixture.judged();
    const part = (Math.floor(Number(offer) * 40) / 100).toFixed(2);
    expect(await fixture.stateOf(id)).toEqual(['open', undefined, part]);
    expect(await betOf(fixture.platform, fixture.player, id)).toMatchObject({
      remainingStake: '6.00',
      cashOuts: [{ stake: '4.00', paid: part, byOrder: true }],
    });
    expect(fixture.orderNews()).toMatchObject([{ step: 'paid', order: '12.00', paid: part }]);
    await fixture.price(1_100);
    await fixture.judged();
    expect(fixture.orderNews()).toHaveLength(1);
  });

  it('takes what is left where that is less by then, and all of it where that was named', async () => {
    const [less, all] = [await fixture.bet(), await fixture.bet()];
    await order(less, '6.00', '9.00').then(({ statusCode }) => expect(statusCode).toBe(422));
    await order(less, '12.00', '9.00');
    expect((await order(all, '12.00', '10.00')).json()).not.toHaveProperty('stake');
    const quote = await quoteOf(fixture.platform, fixture.player, less);
    await cashOut(fixture.platform, fixture.player, quote, { stake: '3.00' });
    await order(less, '8.00', '7.00');
    await order(less, '8.00', '6.50');
    const rest = await quoteOf(fixture.platform, fixture.player, less);
    await cashOut(fixture.platform, fixture.player, rest, { stake: '1.00' });
    await fixture.price(1_200);
    await fixture.judged();
    expect((await fixture.stateOf(less))[0]).toBe('cashed-out');
    expect((await fixture.stateOf(all))[0]).toBe('cashed-out');
  });

  it('is for whole units of each line', async () => {
    const names = ['second', 'third'].map((name) => `${fixture.book.lineEvent}-${name}`);
    for (const name of names) {
      await fixture.feed.fixture(name, fixture.platform.clock.nowMs() + 1_000_000);
      await fixture.price(2_000, name);
    }
    const events = await Promise.all(names.map((name) => eventOf(fixture.platform, name)));
    const legs = [fixture.book.line, ...events].map((one) => legOf(marketOf(one, '1x2'), 'home'));
    const lines = { bankers: [], folds: [2] };
    const placed = await place(fixture.platform, fixture.player, legs, { lines, stake: '30.00' });
    const { id } = placed.json<{ bet: BetView }>().bet;
    const refused = async (stake: string, offer = '60.00') =>
      (await order(id, offer, stake)).json<{ code: string }>().code;
    expect(await refused('10.01')).toBe('STAKE_UNEVEN');
    expect(await refused('30.03')).toBe('STAKE_TOO_LARGE');
    expect(await refused('0.00')).toBe('STAKE_TOO_SMALL');
    expect(await refused('1.001')).toBe('AMOUNT_INVALID');
    expect((await order(id, '60.00', '10.02')).statusCode).toBe(200);
  });

  it('is not for a part that would bring nothing', async () => {
    await fixture.price(500_000);
    const line = await eventOf(fixture.platform, fixture.book.lineEvent);
    const leg = legOf(marketOf(line, '1x2'), 'home');
    const placed = await place(fixture.platform, fixture.player, [leg], { stake: '2.00' });
    const { id } = placed.json<{ bet: BetView }>().bet;
    await fixture.price(900_000);
    expect((await order(id, '1.20', '0.01')).json()).toMatchObject({
      code: 'CASH_OUT_OFF',
      details: { reason: 'worthless' },
    });
  });
});
