import { LIMIT_TYPES } from '@paddock/contract';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import {
  banned,
  closedSports,
  createTotoFixture,
  type TotoFixture,
  type TotoPlayer,
} from '../toto.fixture.ts';

const ALL = [1, 1, 1, 1, 1, 1] as const;

describe('buying a coupon', () => {
  let toto: TotoFixture;
  let id: string;
  let player: TotoPlayer;
  beforeAll(async () => {
    toto = await createTotoFixture();
    ({ id } = await toto.draw());
  });
  afterAll(async () => {
    expect(await toto.problems()).toEqual([]);
    await toto.platform.close();
  });
  beforeEach(async () => {
    player = await toto.player();
  });

  it('holds its price, once per key, also pressed eight times at once', async () => {
    const key = 'one-press-1';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => toto.buy(player, id, [[7, 3, 1, 1, 1, 1]], { key })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { columns: 6, stake: '3.00', state: 'open' } });
    expect(await toto.balance(player)).toBe(1_000_00n - 3_00n);
    expect((await toto.coupons(player)).coupons).toHaveLength(1);
    expect((await toto.buy(player, id, [ALL], { key })).body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('is sold to more at once than there are connections to the database', async () => {
    const crowd = await Promise.all(Array.from({ length: 60 }, () => toto.player()));
    const answers = await Promise.all(crowd.map((one) => toto.buy(one, id, [ALL])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  it('shows what is chosen: shares of stakes by columns, chances without margin', async () => {
    const { id: own } = await toto.draw();
    await toto.bought(player, own, [1, 1, 1, 1, 1, 1], [3, 1, 1, 1, 1, 4]);
    await toto.platform.advance(5_000);
    const { events, fund, coupons } = await toto.view(own);
    expect(events[0]).toMatchObject({ picksMilli: [667, 333, 0], chancesMilli: [500, 250, 250] });
    expect(events[5]?.picksMilli).toEqual([333, 0, 667]);
    expect([fund, coupons]).toEqual(['1.28', 1]);
  });

  it.each([
    ['entries of another length', [[1, 1, 1]], {}],
    ['a choice that is none', [[8, 1, 1, 1, 1, 1]], { stake: '0.50' }],
    ['a price that is not theirs', [ALL], { stake: '0.49' }],
    ['more columns than there are', [[7, 7, 7, 7, 7, 7], ALL], {}],
  ])('refuses %s', async (_what, entries, over) => {
    expect((await toto.buy(player, id, entries, over)).body.code).toBe('INVALID_INPUT');
    expect(await toto.balance(player)).toBe(1_000_00n);
  });

  it('refuses who has no money, another currency, or another draw', async () => {
    expect((await toto.buy(await toto.player(49n), id, [ALL])).body.code).toBe('INSUFFICIENT_FUNDS');
    expect((await toto.buy(await toto.player(1n, 'USD'), id, [ALL])).body.code).toBe('CURRENCY_UNSUPPORTED');
    expect((await toto.buy(player, '17', [ALL])).body.code).toBe('TOTO_DRAW_UNKNOWN');
    const stranger = await toto.player();
    const stolen = { ...stranger, accountId: player.accountId };
    expect((await toto.buy(stolen, id, [ALL])).body.code).toBe('ACCOUNT_UNKNOWN');
  });

  it('refuses who is banned, to whom the sport is closed, and whose limit is reached', async () => {
    banned.add(player.playerId);
    expect((await toto.buy(player, id, [ALL])).body.code).toBe('ACCOUNT_RESTRICTED');
    banned.delete(player.playerId);
    closedSports.add(`${player.playerId} football`);
    expect((await toto.buy(player, id, [ALL])).body.code).toBe('SPORT_RESTRICTED');
    closedSports.clear();
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 1 };
    await toto.call(
      { [PLAYER_HEADER]: player.playerId },
      'POST',
      '/limit-service-api/api/external/web/v3/limit',
      limit,
    );
    expect((await toto.buy(player, id, [[7, 1, 1, 1, 1, 1]])).body.code).toBe('LIMIT_REACHED');
  });

  it('shows coupons to their player alone', async () => {
    const coupon = await toto.bought(player, id, ALL);
    const stranger = await toto.player();
    expect(await toto.coupon(stranger, coupon.id)).toMatchObject({ code: 'TOTO_COUPON_UNKNOWN' });
    expect((await toto.coupons(stranger)).coupons).toEqual([]);
  });

  it('is found by its draw among those of others', async () => {
    const { id: other } = await toto.draw();
    const [first, second] = [await toto.bought(player, id, ALL), await toto.bought(player, id, ALL)];
    const third = await toto.bought(player, other, ALL);
    const idsOf = async (query: string) =>
      (await toto.coupons(player, query)).coupons.map(({ id: couponId }) => couponId);
    expect(await idsOf('')).toEqual([third.id, second.id, first.id]);
    expect(await idsOf(`?drawId=${id}`)).toEqual([second.id, first.id]);
    expect(await idsOf(`?drawId=${other}`)).toEqual([third.id]);
    expect(await idsOf(`?drawId=${id}&before=${second.id}`)).toEqual([first.id]);
  });

  it('is sold to nobody once its draw was called off, and goes back', async () => {
    const { id: off } = await toto.draw();
    const coupon = await toto.bought(player, off, ALL);
    expect((await toto.decide(off, 'cancel')).body).toMatchObject({
      draw: { phase: 'off', unended: 1 },
      proposalId: null,
    });
    expect((await toto.buy(player, off, [ALL])).body.code).toBe('TOTO_CLOSED');
    await toto.platform.advance(5_000);
    expect(await toto.coupon(player, coupon.id)).toMatchObject({ state: 'void' });
    expect((await toto.decide(off, 'cancel')).body.code).toBe('TOTO_STATE');
  });

  it('ends at the first sign of play', async () => {
    const { id: begun, matches } = await toto.draw();
    await toto.feed().snapshot(() => toto.feed().begin(matches[3] ?? ''));
    expect((await toto.buy(player, begun, [ALL])).body.code).toBe('TOTO_CLOSED');
    await toto.platform.advance(5_000);
    expect((await toto.view(begun)).phase).toBe('closed');
  });
});
