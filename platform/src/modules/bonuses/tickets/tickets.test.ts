import { randomUUID } from 'node:crypto';
import { DAY_MS, LIMIT_TYPES, MINUTE_MS, parseAmount } from '@paddock/contract';
import type { InboxView } from '@paddock/contract/schemas';

import { query } from '../../../testing/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { TIME_AFTER_RETURN_MS } from '../coupon-gifts/use-gift.ts';
import { freeBetTerms, ticketTerms } from '../promotions/promotion-terms.fixture.ts';
import { createTicketsFixture, type TicketsFixture } from './tickets.fixture.ts';

const minor = (amount: string | null): bigint => parseAmount(amount ?? '', 'EUR') ?? -1n;
/** Fourteen of eighty: some of twenty fall in nearly every draw. */
const FOURTEEN = [{ picks: 1, numbers: Array.from({ length: 14 }, (_, at) => at + 1), bonus: [] }];

const KENO = { of: ['keno'], currencies: { EUR: { amount: '2.80' } } };

describe('a ticket of a lottery that the house pays (rules §14)', () => {
  let fixture: TicketsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createTicketsFixture();
  });
  beforeEach(async () => {
    // Time may pass until then.
    await fixture.sold('keno');
    player = await fixture.player({});
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const part = async (): Promise<string> => (await fixture.grants(player)).join(', ');
  const inbox = async (): Promise<readonly string[]> => {
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    return (json as InboxView).messages.map(({ content }) =>
      'step' in content ? `${content.kind} ${content.step}` : content.kind,
    );
  };

  it('is bought with no money of the player, and its prize is theirs whole', async () => {
    const { id: giftId, code } = await fixture.give(player, KENO);
    const { status, ticket } = await fixture.buy(player, { giftId, lineStake: '0.20', fields: FOURTEEN });
    expect([status, ticket.isGift, ticket.stake]).toEqual([201, true, '2.80']);
    expect(await fixture.gift(player)).toMatchObject({ state: 'used', ticketId: ticket.id });
    expect(await part()).toBe(`${code} completed`);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '2.80' });
    player = await fixture.fall(player);
    const { paid } = await fixture.ticket(player, ticket.id);
    expect(minor(paid)).toBeGreaterThan(0n);
    expect(await fixture.balances(player)).toMatchObject({ real: paid, held: '0.00' });
    expect(await fixture.lines(player)).toEqual([
      'free-bet main 280',
      'bet-hold main -280',
      `bet-settle main ${minor(paid)}`,
    ]);
  });

  it('is bought by one of many tabs, and once by a press that is repeated', async () => {
    const { id: giftId } = await fixture.give(player);
    const key = randomUUID();
    const { number: draw } = await fixture.sold('keno');
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => fixture.buy(player, { giftId, draw }, key)),
    );
    expect(new Set(pressed.map(({ status, ticket }) => `${status} ${ticket.id}`)).size).toBe(1);
    const { id: other } = await fixture.give(player);
    const tabs = await Promise.all(Array.from({ length: 8 }, () => fixture.buy(player, { giftId: other })));
    expect(tabs.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 'GIFT_USED'),
    ]);
    expect((await fixture.lines(player)).filter((line) => line.startsWith('free-bet'))).toHaveLength(2);
  });

  it('counts in no limit and for no bonus, also what it pays', async () => {
    player = await fixture.player();
    await fixture.payIn(player, '20.00');
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const { id: giftId } = await fixture.give(player, KENO);
    const bought = await fixture.buy(player, { giftId, lineStake: '0.20', fields: FOURTEEN });
    expect(bought.status).toBe(201);
    player = await fixture.fall(player);
    const { kernel, modules } = fixture.platform();
    await kernel.db.transaction().execute(async (tx) => {
      expect((await modules.limits.check.turnover(tx, player.playerId)).stakedMinor).toBe(0n);
    });
    const [bonus] = (await fixture.bonuses(player)).bonuses;
    expect(bonus).toMatchObject({ status: 'running', wagered: '0.00' });
    // All of the prize is real money, whatever bonus money lies beside it.
    const paid = minor((await fixture.ticket(player, bought.ticket.id)).paid);
    expect(minor((await fixture.balances(player)).real)).toBe(20_00n + paid);
    expect((await fixture.buy(player, { lineStake: '1.01' })).code).toBe('LIMIT_REACHED');
  });

  it('comes back from a draw that is given back, with a day at least, and its stake is the house\u2019s', async () => {
    const { id: giftId, code } = await fixture.give(player, { days: 1 });
    await fixture.platform().leap(DAY_MS - 10 * MINUTE_MS);
    player = await fixture.signInAgain(player);
    await fixture.buy(player, { giftId });
    player = await fixture.giveBack(player);
    const back = await fixture.gift(player);
    expect(back).toMatchObject({ state: 'ready', ticketId: null });
    const leftMs = back.expiresAtMs - fixture.platform().clock.nowMs();
    expect(leftMs).toBeGreaterThan(TIME_AFTER_RETURN_MS - 10 * MINUTE_MS);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '0.00' });
    expect(await part()).toBe(`${code} running`);
    expect(await inbox()).toContain('lotto-ticket gift-back');
    player = await fixture.fall(player);
    const again = await fixture.buy(player, { giftId });
    expect(again.status).toBe(201);
    player = await fixture.fall(player);
    expect(await part()).toBe(`${code} completed`);
  });

  it('does not come back to who left or was charged back before it was bought, and of one that is bought only its ticket goes on', async () => {
    const { id: giftId, code } = await fixture.give(player);
    await fixture.leave(player, code);
    expect((await fixture.buy(player, { giftId })).code).toBe('GIFT_USED');
    const deposit = await fixture.order(player, '20.00');
    const starts = { on: 'deposit', number: 1 } as const;
    const terms = ticketTerms(fixture.platform().clock.nowMs(), { over: { starts } });
    await fixture.runTerms('ticket-by-deposit', terms);
    await fixture.take(player, 'ticket-by-deposit');
    await fixture.tell(deposit, 'succeeded');
    const { id: bought } = await fixture.gift(player);
    expect((await fixture.buy(player, { giftId: bought })).status).toBe(201);
    await fixture.tell(deposit, 'charged-back');
    player = await fixture.giveBack(player);
    expect(await fixture.gift(player)).toMatchObject({ id: bought, state: 'charged-back' });
    expect(await fixture.balances(player)).toMatchObject({ held: '0.00' });
  });

  it('ends with its days, and the inbox tells of each step once', async () => {
    const { id: giftId } = await fixture.give(player, { days: 2 });
    for (let day = 0; day < 2; day++) {
      await fixture.platform().leap(DAY_MS);
      for (let n = 0; n < 2; n++) await fixture.platform().advance(15_000);
    }
    player = await fixture.signInAgain(player);
    expect(await fixture.gift(player)).toMatchObject({ state: 'expired' });
    expect((await fixture.buy(player, { giftId })).code).toBe('GIFT_EXPIRED');
    expect(await inbox()).toEqual(['ticket-gift expired', 'ticket-gift ending', 'ticket-gift given']);
  });

  it('is for its stake, its lotteries and its player alone, and for one draw', async () => {
    const { id: giftId } = await fixture.give(player);
    const reasonOf = async (over: object) => (await fixture.buy(player, { giftId, ...over })).reason;
    expect(await reasonOf({ lineStake: '1.99' })).toBe('stake');
    expect(await reasonOf({ fields: FOURTEEN, lineStake: '2.00' })).toBe('stake');
    const six = [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }];
    expect(await reasonOf({ lottery: '6-45', fields: six })).toBe('game');
    expect((await fixture.buy(player, { giftId, draws: 2 })).code).toBe('INVALID_INPUT');
    const other = await fixture.player({});
    expect((await fixture.buy(other, { giftId })).code).toBe('GIFT_UNKNOWN');
    const dollars = await fixture.player({ currency_id: 'USD' });
    expect((await fixture.buy(dollars, { giftId })).code).toBe('GIFT_UNKNOWN');
    await fixture.runTerms('a-free-bet', freeBetTerms(fixture.platform().clock.nowMs()));
    await fixture.take(player, 'a-free-bet');
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/gifts');
    const [freeBet] = (json as { gifts: readonly { id: string }[] }).gifts;
    expect((await fixture.buy(player, { giftId: freeBet?.id ?? '' })).code).toBe('GIFT_UNKNOWN');
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready' });
    expect(await fixture.lines(player)).toEqual([]);
    // Two lines of the pool.
    const seven = [{ picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] }, ...six];
    const pool = await fixture.buy(player, { giftId, lottery: '6-49', lineStake: '1.00', fields: seven });
    expect([pool.status, pool.ticket.stake]).toEqual([201, '2.00']);
  });

  it('waits while its player is on a break, and is bought after it', async () => {
    const { id: giftId } = await fixture.give(player);
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    player = await fixture.signInAgain(player);
    expect((await fixture.buy(player, { giftId })).code).toBe('PLAY_PAUSED');
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready' });
    expect(await fixture.lines(player)).toEqual([]);
    await query(
      fixture.platform().databaseUrl,
      `delete from limits_limit where player_id = ${player.playerId}`,
    );
    expect((await fixture.buy(player, { giftId })).status).toBe(201);
  });
});
