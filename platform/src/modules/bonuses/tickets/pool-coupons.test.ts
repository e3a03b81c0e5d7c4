import { randomUUID } from 'node:crypto';
import { LIMIT_TYPES, parseAmount } from '@paddock/contract';
import type { InboxView } from '@paddock/contract/schemas';

import { query } from '../../../testing/index.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { createPoolCouponsFixture, type PoolCouponsFixture } from './pool-coupons.fixture.ts';

describe('a coupon of a pool that the house pays (rules §14)', () => {
  let fixture: PoolCouponsFixture;
  let player: BonusPlayer;

  beforeAll(async () => {
    fixture = await createPoolCouponsFixture();
  });
  beforeEach(async () => {
    player = await fixture.player({});
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const inbox = async (): Promise<readonly string[]> => {
    const { json } = await fixture.call(player, 'GET', '/web-api/inbox');
    return (json as InboxView).messages.map(({ content }) =>
      'step' in content ? `${content.kind} ${content.step}` : content.kind,
    );
  };

  it('is bought by one of many tabs and once a key, with no money of the player, and its prize is theirs whole', async () => {
    const draw = await fixture.draw();
    const { id: giftId, code } = await fixture.givePool(player);
    const key = randomUUID();
    const tabs = await Promise.all([
      ...Array.from({ length: 3 }, () => fixture.buy(player, draw, { giftId }, key)),
      ...Array.from({ length: 4 }, () => fixture.buy(player, draw, { giftId })),
    ]);
    const bought = tabs.filter(({ status }) => status === 201);
    const [first] = bought;
    expect(new Set(bought.map(({ coupon }) => coupon.id)).size).toBe(1);
    expect(new Set(tabs.filter(({ status }) => status !== 201).map((one) => one.code))).toEqual(
      new Set(['GIFT_USED']),
    );
    expect(first?.coupon).toMatchObject({ isGift: true, stake: '2.00', columns: 2 });
    expect(await fixture.gift(player)).toMatchObject({ state: 'used', ticketId: first?.coupon.id });
    expect(await fixture.grants(player)).toEqual([`${code} completed`]);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '2.00' });
    await fixture.playOut(draw);
    await fixture.decide();
    player = await fixture.signInAgain(player);
    const { paid, state } = await fixture.coupon(player, first?.coupon.id ?? '');
    // 2.00 less fifteen percent: both categories are won by it alone.
    expect([state, paid]).toEqual(['won', '1.70']);
    expect(await fixture.balances(player)).toMatchObject({ real: '1.70', held: '0.00' });
    expect(await fixture.lines(player)).toEqual([
      'free-bet main 200',
      'bet-hold main -200',
      `bet-settle main ${parseAmount('1.70', 'EUR')}`,
    ]);
    expect(await inbox()).toContain('toto-coupon won');
  });

  it('comes back from a draw that is called off, and its stake is the house\u2019s', async () => {
    const draw = await fixture.draw();
    const { id: giftId, code } = await fixture.givePool(player);
    expect((await fixture.buy(player, draw, { giftId })).status).toBe(201);
    await (
      await fixture.callerOff(draw)
    )();
    await fixture.platform().advance(5_000);
    expect(await fixture.gift(player)).toMatchObject({ state: 'ready', ticketId: null });
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', held: '0.00' });
    expect(await inbox()).toContain('toto-coupon gift-back');
    expect((await fixture.buy(player, await fixture.draw(), { giftId })).status).toBe(201);
  });

  it('is for its stake, its pools and its product alone', async () => {
    const draw = await fixture.draw();
    const { id: giftId } = await fixture.givePool(player, '1.00');
    expect((await fixture.buy(player, draw, { giftId })).reason).toBe('stake');
    const one = { giftId, stake: '1.00', entries: [[1, 1, 1, 1, 1, 1]] };
    const { id: ofLotto } = await fixture.give(player, {
      of: ['keno'],
      currencies: { EUR: { amount: '1.00' } },
    });
    expect((await fixture.buy(player, draw, { ...one, giftId: ofLotto })).reason).toBe('game');
    const other = await fixture.player({});
    expect((await fixture.buy(other, draw, one)).code).toBe('GIFT_UNKNOWN');
    expect(await fixture.lines(player)).toEqual([]);
    expect((await fixture.buy(player, draw, one)).status).toBe(201);
  });

  it('counts in no limit of the player', async () => {
    const draw = await fixture.draw();
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const { id: giftId } = await fixture.givePool(player);
    expect((await fixture.buy(player, draw, { giftId })).status).toBe(201);
    const { kernel, modules } = fixture.platform();
    await kernel.db.transaction().execute(async (tx) => {
      expect((await modules.limits.check.turnover(tx, player.playerId)).stakedMinor).toBe(0n);
    });
  });

  it.each([
    [
      'a coupon that went back and whose gift did not',
      `update bonuses_gift_use set is_back = true, used_at_ms = used_at_ms`,
      `update bonuses_gift_use set is_back = false`,
    ],
    [
      'a coupon that knows of no gift',
      `update toto_coupon set gift_id = null`,
      `update toto_coupon c set gift_id = u.gift_id from bonuses_gift_use u where u.bet_id = c.coupon_id`,
    ],
  ])('is audited: the books find %s', async (_name, broken, mended) => {
    const { databaseUrl } = fixture.platform();
    await query(databaseUrl, 'update toto_coupon set gift_id = gift_id');
    const { id: giftId } = await fixture.givePool(player);
    const bought = await fixture.buy(player, await fixture.draw(), { giftId });
    const of = ` where player_id = ${player.playerId}`;
    await query(databaseUrl, broken + of);
    const problems = await fixture.problems();
    await query(
      databaseUrl,
      mended.includes(' where ') ? `${mended} and c.player_id = ${player.playerId}` : mended + of,
    );
    expect(problems.join('\n')).toContain(
      `no ticket is as its gift has it: toto ${bought.coupon.id} of player ${player.playerId}`,
    );
  });
});
