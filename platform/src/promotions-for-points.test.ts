import { randomUUID } from 'node:crypto';
import { LIMIT_TYPES } from '@paddock/contract';
import type { CouponGiftsView, PromotionTerms, PromotionView } from '@paddock/contract/schemas';

import type { BonusPlayer } from './modules/bonuses/bonuses.fixture.ts';
import { FIVE_EUR } from './modules/bonuses/promotions/promotion-terms.fixture.ts';
import { createPointsShop, type PointsShop } from './promotions-for-points.fixture.ts';
import { query } from './testing/index.ts';

/** The whole product: part in a promotion that points buy. */
describe('a promotion for points', () => {
  let fixture: PointsShop;
  let codes = 0;
  beforeAll(async () => {
    fixture = await createPointsShop();
  });
  afterAll(async () => {
    expect(await fixture.allProblems()).toEqual([]);
    await fixture.close();
  });

  /** One of its own, and its offer. */
  async function sold(over: Partial<PromotionTerms> = {}): Promise<{ code: string; id: string }> {
    const code = `sold-${++codes}`;
    await fixture.treat(code, over);
    return { code, id: await fixture.offerOf(code) };
  }
  const page = async (player: BonusPlayer, code: string) =>
    (await fixture.call(player, 'GET', `/web-api/promotions/${code}`)).json as PromotionView;
  const offerIn = async (player: BonusPlayer, id: string) =>
    (await fixture.shop(player)).offers.find((one) => one.id === id);
  /** Nothing went and nothing came. */
  async function hasOnly(player: BonusPlayer, points: number): Promise<void> {
    expect(await fixture.points(player)).toBe(points);
    expect((await fixture.shop(player)).bought).toEqual([]);
    expect(await fixture.grants(player)).toEqual([]);
  }

  it('is had by buying it alone: points go, its gift comes, and no money moves', async () => {
    const { code, id } = await sold();
    const player = await fixture.rich();
    expect(await page(player, code)).toMatchObject({ isSold: true, mine: null, who: {} });
    expect((await page(player, code)).shut).toBeUndefined();
    expect(await fixture.take(player, code)).toMatchObject({ json: { code: 'PROMOTION_NOT_FOR_YOU' } });
    const title = { en: 'Second Helping', ru: 'Добавка' };
    expect(await offerIn(player, id)).toMatchObject({ gives: { promotion: code, title }, leftForPlayer: 1 });
    const answer = await fixture.buy(player, id);
    expect(answer).toMatchObject({ status: 200, body: { paid: { promotion: code, title }, balance: 150 } });
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
    const { gifts } = (await fixture.call(player, 'GET', '/web-api/promotions/gifts'))
      .json as CouponGiftsView;
    expect(gifts).toMatchObject([{ code, state: 'ready' }]);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', bonus: '0.00' });
    expect((await fixture.shop(player)).bought).toMatchObject([{ paid: { promotion: code, title } }]);
    expect(await offerIn(player, id)).toMatchObject({ leftForPlayer: 0 });
    const shown = await page(player, code);
    expect([shown.isSold, shown.mine?.state]).toEqual([undefined, 'running']);
  });

  it('is bought once, however often and by whichever offer it is pressed at once', async () => {
    const { code, id } = await sold();
    const other = await fixture.offerOf(code);
    const player = await fixture.rich(1_000);
    const presses = [...Array.from({ length: 4 }, () => id), ...Array.from({ length: 4 }, () => other)];
    const key = randomUUID();
    const answers = await Promise.all([
      ...presses.map((one) => fixture.buy(player, one)),
      ...Array.from({ length: 3 }, () => fixture.buy(player, id, key)),
    ]);
    const bought = answers.filter(({ status }) => status === 200);
    expect([1, 3]).toContain(bought.length);
    const refusals = new Set(answers.flatMap(({ body }) => body.code ?? []));
    expect([...refusals].every((one) => ['REWARD_LIMIT', 'PROMOTION_TAKEN'].includes(one))).toBe(true);
    expect(await fixture.points(player)).toBe(900);
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
  });

  it('is once a person: of joined accounts one buys it', async () => {
    const { id } = await sold();
    const [one, other] = [await fixture.rich(), await fixture.rich()];
    await fixture.join(one, other);
    expect((await fixture.buy(one, id)).status).toBe(200);
    expect((await fixture.buy(other, id)).body.code).toBe('PROMOTION_TAKEN');
    await hasOnly(other, 250);
  });

  it('is refused to who it is not for, and not shown to them', async () => {
    const { id } = await sold({ who: { byOffer: true, fromLevel: 'silver' } });
    const player = await fixture.rich();
    expect(await offerIn(player, id)).toBeUndefined();
    expect((await fixture.buy(player, id)).body.code).toBe('PROMOTION_NOT_FOR_YOU');
    await hasOnly(player, 250);
  });

  it('is refused once all of it is given out, and sold out in the shop', async () => {
    const { code, id } = await sold({ limits: { grants: 1 } });
    const [first, late] = [await fixture.rich(), await fixture.rich()];
    expect((await fixture.buy(first, id)).status).toBe(200);
    expect(await offerIn(late, id)).toMatchObject({ left: 0 });
    expect(await page(late, code)).toMatchObject({ shut: 'spent' });
    expect((await fixture.buy(late, id)).body.code).toBe('PROMOTION_SPENT');
    await hasOnly(late, 250);
  });

  it('is over with its promotion: refused and shown no more, and who bought it reads its title still', async () => {
    const { code, id } = await sold();
    const [first, late] = [await fixture.rich(), await fixture.rich()];
    expect((await fixture.buy(first, id)).status).toBe(200);
    await fixture.stop(code);
    expect(await offerIn(late, id)).toBeUndefined();
    expect((await fixture.buy(late, id)).body.code).toBe('REWARD_OVER');
    await hasOnly(late, 250);
    expect((await fixture.shop(first)).bought).toMatchObject([{ paid: { title: { ru: 'Добавка' } } }]);
  });

  it('is not sold to who has it offered: they take it for nothing', async () => {
    const { code, id } = await sold();
    const player = await fixture.rich();
    const offered = await fixture.operate('POST', `/${code}/offer`, {
      players: [player.playerId],
      reason: 'a test',
    });
    expect(offered.status).toBe(200);
    expect(await offerIn(player, id)).toBeUndefined();
    expect((await fixture.buy(player, id)).body.code).toBe('REWARD_OVER');
    expect(await fixture.points(player)).toBe(250);
    expect((await fixture.take(player, code)).status).toBe(200);
  });

  it('is not sold in a break', async () => {
    const { id } = await sold();
    const player = await fixture.rich();
    const limit = { limitType: LIMIT_TYPES.depositTimeout, limitValue: 7 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    const resting = await fixture.signInAgain(player);
    expect((await fixture.buy(resting, id)).body.code).toBe('PLAY_PAUSED');
    await hasOnly(resting, 250);
  });

  it('is refused at a limit of the player’s own, of which a purchase takes nothing', async () => {
    const [first, second] = [await sold(), await sold()];
    const player = await fixture.rich();
    const limit = { limitType: LIMIT_TYPES.wagering24h, limitValue: 2 };
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', limit);
    await fixture.payIn(player, '10.00');
    expect((await fixture.buy(player, first.id)).status).toBe(200);
    await fixture.match('at-the-limit');
    await fixture.bet(player, 'at-the-limit', '2.00');
    expect((await fixture.buy(player, second.id)).body.code).toBe('LIMIT_REACHED');
    expect(await fixture.points(player)).toBe(150);
    expect(await fixture.grants(player)).toEqual([`${first.code} running`]);
  });

  it('waits as bonus money while another bonus runs', async () => {
    await fixture.run('runs-already', FIVE_EUR);
    const { code, id } = await sold();
    const bonus = `bonus-${codes}`;
    await fixture.run(bonus, { ...FIVE_EUR, who: { byOffer: true } });
    const bonusOffer = await fixture.offerOf(bonus);
    const player = await fixture.rich();
    await fixture.take(player, 'runs-already');
    expect((await fixture.buy(player, bonusOffer)).status).toBe(200);
    expect((await fixture.buy(player, id)).status).toBe(200);
    expect(await fixture.grants(player)).toEqual([
      ...[`${code} running`, `${bonus} waiting`, 'runs-already running'],
    ]);
  });

  it('is offered for points only while it runs, by joining alone and for offers alone', async () => {
    const rulesOf = async (promotion: string) => (await fixture.tryOffer(promotion)).details;
    const rule = (one: string) => [{ at: '/gives/promotion', rule: one }];
    expect(await rulesOf('never-there')).toMatchObject(rule('notRunning'));
    await fixture.treat('for-all', { who: {} });
    expect(await rulesOf('for-all')).toMatchObject(rule('notByOffer'));
    await fixture.treat('by-deposit', { starts: { on: 'deposit', number: 1 } });
    expect(await rulesOf('by-deposit')).toMatchObject(rule('moreThanJoining'));
    const { code } = await sold();
    await fixture.stop(code);
    expect(await rulesOf(code)).toMatchObject(rule('notRunning'));
  });

  it('is missed by the audit where its part is not there', async () => {
    const { code, id } = await sold();
    const player = await fixture.rich();
    await fixture.buy(player, id);
    const { modules, kernel, databaseUrl } = fixture.platform();
    /** The books refuse to be rewritten. */
    const rewrite = async (by: string) => {
      await query(databaseUrl, 'alter table loyalty_purchase disable trigger append_only');
      await query(
        databaseUrl,
        `update loyalty_purchase set grant_id = grant_id ${by} where player_id = ${player.playerId}`,
      );
      await query(databaseUrl, 'alter table loyalty_purchase enable trigger append_only');
    };
    await rewrite('+ 1');
    expect(await modules.loyalty.problems(kernel.db)).toEqual([
      expect.stringMatching(new RegExp(`^part \\d+ of player ${player.playerId} in ${code} was bought`)),
    ]);
    await rewrite('- 1');
  });
});
