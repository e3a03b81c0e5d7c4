import { LIMIT_TYPES } from '@paddock/contract';
import type {
  OperatorPromotionView,
  PromotionPreviewView,
  PromotionsView,
  PromotionView,
} from '@paddock/contract/schemas';

import { matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { BonusPlayer } from '../bonuses.fixture.ts';
import { FIVE_EUR, termsOf } from './promotion-terms.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from './promotions.fixture.ts';

describe('promotions', () => {
  let fixture: PromotionsFixture;
  let player: BonusPlayer;
  let made = 0;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const newCode = (): string => `promo-${++made}`;
  const settle = () => fixture.platform().advance(250);
  const end = (event: string, winner: 'home' | 'away') =>
    fixture.feed().result(event, 1, matchResult(winner)).then(settle);
  const shown = async (of = player): Promise<readonly string[]> =>
    ((await fixture.call(of, 'GET', '/web-api/promotions')).json as PromotionsView).promotions.map(
      ({ code }) => code,
    );
  const figures = async (code: string) =>
    (JSON.parse((await fixture.operate('GET', `/${code}`)).body) as OperatorPromotionView).figures;

  it('give a share of the deposit they name to who joined before it, and to nobody else', async () => {
    const code = newCode();
    await fixture.run(code);
    const other = await fixture.undecided();
    expect((await fixture.take(player, code)).json).toMatchObject({ code, state: 'joined', given: null });
    for (const each of [player, other]) {
      await fixture.payIn(each, '20.00');
      await fixture.payIn(each, '30.00');
      await fixture.payIn(each, '30.00');
    }
    expect(await fixture.balances(player)).toMatchObject({ real: '80.00', bonus: '15.00' });
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
    expect((await fixture.bonuses(player)).bonuses).toMatchObject([
      { amount: '15.00', required: '30.00', minOddsMilli: 1_500, percents: { sportsbook: 100, lotto: 0 } },
    ]);
    expect((await fixture.take(other, code)).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
    expect(await figures(code)).toMatchObject({
      grants: { running: 1 },
      given: [{ currency: 'EUR', amount: '15.00' }],
    });
  });

  it('give once for two deposits at once, and once a person over accounts that are joined', async () => {
    const code = newCode();
    await fixture.run(code);
    const twin = await fixture.undecided();
    for (const each of [player, twin]) await fixture.take(each, code);
    await fixture.payIn(player, '20.00');
    await fixture.join(player, twin);
    const orders = [
      await fixture.order(player, '20.00'),
      await fixture.order(player, '20.00'),
      await fixture.order(twin, '20.00'),
    ];
    await Promise.all(orders.map((order) => fixture.tell(order, 'succeeded')));
    const given = await figures(code);
    expect(given.given).toEqual([{ currency: 'EUR', amount: '10.00' }]);
  });

  it('follow each other: one runs, the next one waits, and late money goes with its own bonus', async () => {
    const [first, second] = [newCode(), newCode()];
    await fixture.run(first, FIVE_EUR);
    await fixture.run(second, FIVE_EUR);
    await fixture.take(player, first);
    await fixture.take(player, second);
    expect(await fixture.grants(player)).toEqual([`${second} waiting`, `${first} running`]);
    expect((await fixture.balances(player)).bonus).toBe('5.00');
    await fixture.play(player, `${first}-late`, '5.00');
    expect((await fixture.leave(player, first)).state).toBe('left');
    expect(await fixture.grants(player)).toEqual([`${second} running`, `${first} left`]);
    expect((await fixture.balances(player)).bonus).toBe('5.00');
    // 10.00 come of the first one's money, and are the house's.
    await end(`${first}-late`, 'home');
    expect((await fixture.balances(player)).bonus).toBe('5.00');
    expect((await fixture.bonuses(player)).bonuses[0]).toMatchObject({ status: 'running', wagered: '0.00' });
    await fixture.play(player, `${second}-a`, '5.00');
    await end(`${second}-a`, 'home');
    await fixture.play(player, `${second}-b`, '5.00');
    await end(`${second}-b`, 'home');
    expect(await fixture.grants(player)).toEqual([`${second} completed`, `${first} left`]);
    expect(await fixture.balances(player)).toEqual({ real: '15.00', bonus: '0.00', held: '0.00' });
    expect((await figures(second)).converted).toEqual([{ currency: 'EUR', amount: '15.00' }]);
  });

  it('take back what a deposit brought that is charged back, also what waits for it', async () => {
    const [gift, share] = [newCode(), newCode()];
    await fixture.run(gift, FIVE_EUR);
    await fixture.run(share, { starts: { on: 'deposit', number: 1 } });
    await fixture.take(player, share);
    await fixture.take(player, gift);
    const deposit = await fixture.payIn(player, '20.00');
    expect(await fixture.grants(player)).toEqual([`${gift} running`, `${share} waiting`]);
    await fixture.tell(deposit, 'charged-back');
    expect(await fixture.grants(player)).toEqual([`${gift} charged-back`, `${share} charged-back`]);
    expect(await fixture.balances(player)).toMatchObject({ real: '0.00', bonus: '0.00' });
  });

  it('are left before anything came of them, and joined again; what was had is had once', async () => {
    const code = newCode();
    await fixture.run(code, { starts: { on: 'deposit', number: 1 } });
    await fixture.take(player, code);
    expect((await fixture.leave(player, code)).state).toBe('left');
    await fixture.take(player, code);
    await fixture.payIn(player, '20.00');
    expect(await fixture.grants(player)).toEqual([`${code} running`]);
    await fixture.leave(player, code);
    expect((await fixture.take(player, code)).json).toMatchObject({ code: 'PROMOTION_TAKEN' });
    expect((await fixture.balances(player)).real).toBe('20.00');
  });

  it('are joined by a code that is typed, and not by their address', async () => {
    const code = newCode();
    await fixture.run(code, { ...FIVE_EUR, starts: { on: 'code', code: 'SPRING' } });
    const typed = (text: string) => fixture.call(player, 'POST', '/web-api/promotions/code', { code: text });
    expect((await fixture.take(player, code)).status).toBe(404);
    expect((await typed('WINTER')).status).toBe(404);
    expect(await shown()).not.toContain(code);
    expect((await typed(' spring ')).json).toMatchObject({ code, state: 'running' });
    expect(await shown()).toContain(code);
    await expect(
      fixture.run(newCode(), { ...FIVE_EUR, starts: { on: 'code', code: 'SPRING' } }),
    ).rejects.toThrow('PROMOTION_STATE');
  });

  it('are offered by operators to a list, and given to nobody who does not take them', async () => {
    const code = newCode();
    await fixture.run(code, { ...FIVE_EUR, who: { byOffer: true } });
    expect((await fixture.take(player, code)).json).toMatchObject({ code: 'PROMOTION_NOT_FOR_YOU' });
    const offer = () =>
      fixture.operate('POST', `/${code}/offer`, { players: [player.playerId], reason: 'a good friend' });
    expect(JSON.parse((await offer()).body)).toEqual({ offered: 1, refused: [] });
    expect(JSON.parse((await offer()).body)).toEqual({ offered: 0, refused: [] });
    expect(await fixture.grants(player)).toEqual([`${code} offered`]);
    expect((await fixture.balances(player)).bonus).toBe('0.00');
    expect(await shown()).toContain(code);
    expect((await fixture.take(player, code)).json).toMatchObject({ state: 'running' });
  });

  it('end with their count and their budget', async () => {
    const code = newCode();
    await fixture.run(code, { ...FIVE_EUR, limits: { grants: 2, budget: { EUR: '5.00' } } });
    const other = await fixture.undecided();
    const taken = await Promise.all([player, other].map((each) => fixture.take(each, code)));
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(taken.map(({ json }) => (json as { code: string }).code)).toContain('PROMOTION_SPENT');
  });

  it('keep their terms for who joined when they change, and take nobody in once stopped', async () => {
    const code = newCode();
    await fixture.run(code, { starts: { on: 'deposit', number: 1 } });
    await fixture.take(player, code);
    const doubled = {
      kind: 'deposit-bonus',
      currencies: { EUR: { percent: 100, upTo: '40.00', least: '10.00' } },
    };
    await fixture.run(code, { starts: { on: 'deposit', number: 1 }, gives: doubled as never });
    const stop = () => fixture.operate('POST', `/${code}/stop`, { reason: 'it is enough' });
    expect((await stop()).status).toBe(403);
    await fixture.payIn(player, '20.00');
    expect((await fixture.balances(player)).bonus).toBe('10.00');
    const other = await fixture.undecided();
    await fixture.take(other, code);
    await fixture.payIn(other, '20.00');
    expect((await fixture.balances(other)).bonus).toBe('20.00');
  });

  it('are offered to nobody on a break, and not to a guest who must have been chosen', async () => {
    const [open, chosen] = [newCode(), newCode()];
    await fixture.run(open, FIVE_EUR);
    await fixture.run(chosen, { ...FIVE_EUR, who: { byOffer: true } });
    const guests = await fixture.platform().app.inject('/web-api/promotions');
    const codes = guests.json<PromotionsView>().promotions.map(({ code }) => code);
    expect([codes.includes(open), codes.includes(chosen)]).toEqual([true, false]);
    expect((await fixture.platform().app.inject(`/web-api/promotions/${chosen}`)).statusCode).toBe(404);
    const one = await fixture.platform().app.inject(`/web-api/promotions/${open}`);
    expect(one.json<PromotionView>()).toMatchObject({ mine: null, text: { ru: { title: 'Добавка' } } });
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    player = await fixture.signInAgain(player);
    expect((await fixture.take(player, open)).json).toMatchObject({ code: 'PLAY_PAUSED' });
    expect(await shown()).toEqual([]);
  });

  it('are previewed by the deposits of past days', async () => {
    const { clock } = fixture.platform();
    const ask = async (over = {}) =>
      JSON.parse(
        (
          await fixture.operate('POST', '/preview', {
            terms: termsOf(clock.nowMs(), { starts: { on: 'deposit', number: 1 }, ...over }),
            days: 30,
          })
        ).body,
      ) as PromotionPreviewView;
    const before = await ask();
    await fixture.payIn(player, '20.00');
    await fixture.payIn(player, '20.00');
    const after = await ask();
    const minor = ({ given: [sum] }: PromotionPreviewView) => Number(sum?.amount ?? 0) * 100;
    expect([after.players - before.players, minor(after) - minor(before)]).toEqual([1, 1_000]);
    const { seen, ...nobody } = await ask({ who: { countries: ['UY'] }, limits: { grants: 3 } });
    expect(nobody).toEqual({
      ...{ players: 0, late: 0, beside: 0, given: [], points: 0 },
      bounds: [{ by: 'grants', currency: null, limit: '3', used: '0', reachedAtMs: null }],
      worst: [{ currency: 'EUR', each: '40.00', most: '120.00', by: 'grants' }],
    });
    expect(seen).toBeGreaterThan(0);
  });

  it('refuse terms that contradict themselves, or have parts that are not built', async () => {
    const terms = termsOf(fixture.platform().clock.nowMs());
    const check = (wrong: object) => fixture.operate('POST', '/check', { terms: { ...terms, ...wrong } });
    expect((await check({})).status).toBe(200);
    expect((await check({ starts: { on: 'joining' } })).body).toContain('/terms/gives/kind');
    expect((await check({ gives: { kind: 'moon' } })).body).toContain('INVALID_INPUT');
    expect((await check({ gives: { kind: 'points' } })).body).toContain(
      '"details":[{"at":"/terms/gives/points","rule":"required","message":"required"}]',
    );
    expect((await check({ wishes: 3 })).body).toContain('INVALID_INPUT');
  });

  it('say nothing of a promotion that is not there', async () => {
    expect((await fixture.take(player, 'no-such')).status).toBe(404);
    expect((await fixture.call(player, 'POST', '/web-api/promotions/no-such/leave')).status).toBe(404);
    expect((await fixture.operate('GET', '/no-such')).status).toBe(404);
  });
});
