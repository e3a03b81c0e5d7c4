import { randomUUID } from 'node:crypto';
import { PLAYER_HEADER } from '../../../testing/index.ts';
import type {
  LoyaltyOfferRequest,
  LoyaltyPurchase,
  OperatorOffersView,
  ShopView,
} from '@paddock/contract/schemas';

import {
  banned,
  createLoyaltyFixture,
  life,
  paused,
  type LoyaltyFixture,
  type LoyaltyPlayer,
} from '../loyalty.fixture.ts';
import { soldHere } from './sold-promotions.fixture.ts';

describe('what points buy', () => {
  let fixture: LoyaltyFixture;
  let codes = 0;

  beforeAll(async () => {
    fixture = await createLoyaltyFixture();
    await fixture.begin();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  afterEach(() => {
    paused.clear();
    banned.clear();
    soldHere.clear();
  });

  const request = (over: Partial<LoyaltyOfferRequest> = {}): LoyaltyOfferRequest => ({
    code: `offer-${++codes}`,
    name: { en: 'Five', ru: 'Пять' },
    points: 100,
    gives: '5.00',
    stock: null,
    mostPerPlayer: null,
    fromMs: 0,
    toMs: null,
    reason: 'a test',
    ...over,
  });
  const end = (id: string) =>
    fixture.call<OperatorOffersView>(
      fixture.admin.bearer,
      'POST',
      `/operator-api/loyalty/offers/${id}/close`,
      { reason: 'a test' },
    );
  async function offered(over: Partial<LoyaltyOfferRequest> = {}): Promise<string> {
    return (await fixture.offer(request(over))).body.offers[0]?.id ?? '';
  }
  async function rich(points = 250): Promise<LoyaltyPlayer> {
    const player = await fixture.player('EUR', 0n);
    await fixture.adjust(player, points);
    return player;
  }
  const buy = ({ playerId }: LoyaltyPlayer, id: string, key: string = randomUUID(), points = 100) =>
    fixture.call<LoyaltyPurchase>(
      { [PLAYER_HEADER]: playerId, 'idempotency-key': key },
      'POST',
      `/web-api/loyalty/shop/${id}/buy`,
      { points },
    );
  const shop = async (player: LoyaltyPlayer) =>
    (await fixture.ask<ShopView>(player, 'GET', '/web-api/loyalty/shop')).body;
  const money = async ({ playerId, accountId }: LoyaltyPlayer) =>
    (await fixture.platform.modules.wallet.accounts(fixture.platform.kernel.db, playerId)).find(
      ({ id }) => id === accountId,
    )?.balanceMinor;

  it('is bought once for a key, however often and at once it is pressed', async () => {
    const [player, id] = [await rich(), await offered()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(player, id, 'one-press')));
    const said = answers.map(({ status, body }) => JSON.stringify([status, body.paid, body.balance]));
    expect(new Set(said)).toEqual(new Set(['[200,"5.00",150]']));
    expect([await fixture.balance(player), await money(player)]).toEqual([150, 5_00n]);
    expect((await shop(player)).bought).toMatchObject([{ points: 100, paid: '5.00', currency: 'EUR' }]);
  });

  it('is named in the languages that its operator wrote, of which English is one', async () => {
    const name = { en: 'Five', de: 'Fünf', ar: 'خمسة' };
    const id = await offered({ name });
    const { offers } = await shop(await rich());
    expect(offers.find((one) => one.id === id)?.name).toEqual(name);
    for (const wrong of [{ de: 'Fünf' }, { en: 'Five', fr: 'Cinq' }, { en: 'a'.repeat(81) }])
      expect((await fixture.offer({ ...request(), name: wrong })).body.code).toBe('INVALID_INPUT');
  });

  it('takes no more points than there are, whatever is pressed at once', async () => {
    const [player, id] = [await rich(), await offered()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => buy(player, id)));
    const codesOf = answers.map(({ body }) => body.code ?? 'bought').toSorted();
    expect(codesOf).toEqual([...Array.from({ length: 4 }, () => 'POINTS_INSUFFICIENT'), 'bought', 'bought']);
    expect([await fixture.balance(player), await money(player)]).toEqual([50, 10_00n]);
  });

  it('is sold as often as there are any, and to each as often as is said', async () => {
    const id = await offered({ stock: 3, mostPerPlayer: 1 });
    const players = [await rich(), await rich(), await rich(), await rich(), await rich()];
    const twice = [...players, ...players];
    const answers = await Promise.all(twice.map((player) => buy(player, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const sums = await Promise.all(players.map((player) => money(player)));
    expect(sums.toSorted()).toEqual([0n, 0n, 5_00n, 5_00n, 5_00n]);
    const [first] = players;
    if (first) expect((await shop(first)).offers.find((one) => one.id === id)).toMatchObject({ left: 0 });
  });

  it.each<[string, (player: LoyaltyPlayer, id: string) => unknown]>([
    ['PLAY_PAUSED', ({ playerId }) => paused.add(playerId)],
    ['ACCOUNT_RESTRICTED', ({ playerId }) => banned.add(playerId)],
    ['REWARD_OVER', (_player, id) => end(id)],
  ])('is refused with %s, and nothing moves', async (code, happens) => {
    const [player, id] = [await rich(), await offered()];
    await happens(player, id);
    expect((await buy(player, id)).body.code).toBe(code);
    expect([await fixture.balance(player), await money(player)]).toEqual([250, 0n]);
  });

  it('is refused at another price than was seen, unknown, before its time, and to who has an account below zero', async () => {
    const [player, id] = [await rich(-5), await offered()];
    expect((await buy(player, id, randomUUID(), 99)).body.code).toBe('REWARD_CHANGED');
    expect((await buy(player, '1')).body.code).toBe('NOT_FOUND');
    expect((await buy(player, id)).body.code).toBe('POINTS_INSUFFICIENT');
    const later = await offered({ fromMs: fixture.platform.clock.nowMs() + 1_000_000 });
    expect((await buy(player, later)).body.code).toBe('REWARD_OVER');
    expect((await shop(player)).offers.map((one) => one.id)).not.toContain(later);
  });

  it('is what an operator says once, and refuses what contradicts itself', async () => {
    const made = request();
    await fixture.offer(made);
    expect((await fixture.offer(made)).body.code).toBe('REWARD_EXISTS');
    expect((await fixture.offer(request({ gives: '0.00' }))).status).toBe(400);
    expect((await fixture.offer(request({ toMs: 1 }))).status).toBe(400);
    expect((await end('1')).body.code).toBe('NOT_FOUND');
  });

  it('is part in a promotion too, once a player, for which no money moves', async () => {
    soldHere.set('treat', {});
    const [player, id] = [await rich(), await offered({ gives: { promotion: 'treat' } })];
    const treat = { promotion: 'treat', title: { en: 'A gift' } };
    expect((await shop(player)).offers.find((one) => one.id === id)).toMatchObject({
      gives: treat,
      leftForPlayer: 1,
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => buy(player, id)));
    expect(answers.map(({ body }) => body.code ?? 'bought').toSorted()).toEqual([
      ...['REWARD_LIMIT', 'REWARD_LIMIT', 'REWARD_LIMIT', 'bought'],
    ]);
    expect([await fixture.balance(player), await money(player)]).toEqual([150, 0n]);
    const { offers, bought } = await shop(player);
    expect(bought).toMatchObject([{ points: 100, paid: treat, currency: 'EUR' }]);
    expect(offers.find((one) => one.id === id)).toMatchObject({ leftForPlayer: 0 });
  });

  it.each<['PROMOTION_NOT_FOR_YOU' | 'REWARD_OVER', Parameters<typeof soldHere.set>[1] | undefined]>([
    ['PROMOTION_NOT_FOR_YOU', { refusal: 'PROMOTION_NOT_FOR_YOU' }],
    ['REWARD_OVER', { unsold: 'notRunning' }],
    ['REWARD_OVER', undefined],
  ])('is refused with %s by its promotion, and nothing moves', async (code, stands) => {
    soldHere.set('treat', {});
    const [player, id] = [await rich(), await offered({ gives: { promotion: 'treat' }, stock: 1 })];
    soldHere.delete('treat');
    if (stands !== undefined) soldHere.set('treat', stands);
    expect((await buy(player, id)).body.code).toBe(code);
    soldHere.set('treat', {});
    expect([await fixture.balance(player), (await shop(player)).bought]).toEqual([250, []]);
    expect((await shop(player)).offers.find((one) => one.id === id)).toMatchObject({ left: 1 });
  });

  it('is not offered where its promotion cannot be sold, which is said by a rule', async () => {
    const rulesOf = async (over: Partial<LoyaltyOfferRequest>) => {
      const { status, body } = await fixture.offer(request({ gives: { promotion: 'treat' }, ...over }));
      return [status, (body as { details?: unknown }).details];
    };
    const at = '/gives/promotion';
    expect(await rulesOf({})).toMatchObject([400, [{ at, rule: 'notRunning' }]]);
    for (const unsold of ['notRunning', 'moreThanJoining', 'notByOffer'] as const) {
      soldHere.set('treat', { unsold });
      expect(await rulesOf({})).toMatchObject([400, [{ at, rule: unsold }]]);
    }
    soldHere.set('treat', {});
    expect(await rulesOf({ mostPerPlayer: 2 })).toMatchObject([400, [{ at: '/mostPerPlayer' }]]);
    expect(await rulesOf({ mostPerPlayer: 1 })).toMatchObject([200, undefined]);
  });

  it('takes no points and sells nothing where a process dies between the points and the money, and all of it once afterwards', async () => {
    const [player, id] = [await rich(), await offered({ stock: 1 })];
    life.payments = 0;
    expect((await buy(player, id, 'one-death')).status).toBe(500);
    life.payments = Infinity;
    expect([await fixture.balance(player), await money(player)]).toEqual([250, 0n]);
    expect((await shop(player)).offers.find((one) => one.id === id)).toMatchObject({ left: 1 });
    await fixture.restart();
    // Ids of another process begin anew within a millisecond.
    await fixture.platform.advance(1);
    expect((await buy(player, id, 'one-death')).body).toMatchObject({ paid: '5.00', balance: 150 });
    expect((await buy(player, id, 'one-death')).body).toMatchObject({ paid: '5.00', balance: 150 });
    expect([await fixture.balance(player), await money(player)]).toEqual([150, 5_00n]);
  });
});
