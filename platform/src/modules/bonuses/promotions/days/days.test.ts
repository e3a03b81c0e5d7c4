import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';
import type { CouponGiftsView, PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';
import { commitmentTo, drawsOf, pickWeighted } from '@paddock/games';

import { query } from '../../../../testing/index.ts';
import type { BonusPlayer } from '../../bonuses.fixture.ts';
import { createPromotionsFixture, type PromotionsFixture } from '../promotions.fixture.ts';
import { CALENDAR, CLIENT_SEED, dailyTerms, daysOf, WHEEL } from './days.fixture.ts';

describe('a wheel and a calendar', () => {
  let fixture: PromotionsFixture;
  let days: ReturnType<typeof daysOf>;
  let player: BonusPlayer;
  let made = 0;

  beforeAll(async () => {
    fixture = await createPromotionsFixture();
    days = daysOf(fixture);
  });
  beforeEach(async () => {
    player = await fixture.undecided();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  /** Runs one and lets players take it. */
  async function begin(
    gives: PromotionTerms['gives'],
    over: Partial<PromotionTerms> = {},
    players: readonly BonusPlayer[] = [player],
  ): Promise<string> {
    const code = `days-${++made}`;
    await fixture.runTerms(code, dailyTerms(fixture.platform().clock.nowMs(), gives, over));
    for (const one of players) expect((await fixture.take(one, code)).status).toBe(200);
    return code;
  }
  async function nextDay(count = 1): Promise<void> {
    await fixture.platform().leap(count * DAY_MS);
    player = await fixture.signInAgain(player);
  }
  const real = async (of = player) => (await fixture.balances(of)).real;

  it('turns once a day, by a seed that was committed to before and is shown after [S2-58]', async () => {
    const code = await begin(WHEEL);
    const before = await days.show(player, code);
    expect(before).toMatchObject({ state: 'open', place: null, turns: [] });
    const { status, view } = await days.take(player, code);
    expect([status, view.state, view.turns.length]).toEqual([200, 'taken', 1]);
    const [turn] = view.turns;
    const draw = turn?.draw ?? { commitment: '', serverSeed: '', clientSeed: '' };
    expect(draw).toMatchObject({ commitment: before.commitment, clientSeed: CLIENT_SEED });
    expect(commitmentTo(draw.serverSeed)).toBe(before.commitment);
    expect(pickWeighted(drawsOf({ ...draw, nonce: 0 })(0), [1, 1])).toBe(turn?.place);
    expect(view.commitment).not.toBe(before.commitment);
    expect(await real()).toBe(turn?.place === 0 ? '2.00' : '0.00');
    expect((await days.take(player, code)).view.turns).toEqual(view.turns);
    await nextDay();
    expect((await days.show(player, code)).state).toBe('open');
    expect((await days.take(player, code)).view.turns).toHaveLength(2);
  });

  it('gives one prize to two tabs, and one a person over accounts that are joined', async () => {
    const twin = await fixture.undecided();
    const sure = { ...WHEEL, prizes: [WHEEL.prizes[0], WHEEL.prizes[0]] } as typeof WHEEL;
    const code = await begin(sure, {}, [player, twin]);
    await fixture.join(player, twin);
    const taken = await Promise.all([player, player, player, twin].map((one) => days.take(one, code)));
    expect(taken.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(taken.every(({ status, code: refusal }) => status === 200 || refusal === 'PROMOTION_TAKEN')).toBe(
      true,
    );
    expect([await real(), await real(twin)].toSorted()).toEqual(['0.00', '2.00']);
  });

  it('is of no day but its own, and over as its promotion closes', async () => {
    const code = await begin(WHEEL, { closesAtMs: fixture.platform().clock.nowMs() + DAY_MS });
    const { day } = await days.show(player, code);
    for (const other of [day - 1, day + 1])
      expect(await days.take(player, code, { day: other })).toMatchObject({
        status: 409,
        code: 'PROMOTION_DAY_OVER',
      });
    await nextDay();
    await fixture.platform().advance(20_000);
    expect(await days.show(player, code)).toMatchObject({ state: 'over', commitment: null });
    expect((await days.take(player, code)).code).toBe('PROMOTION_DAY_OVER');
    expect(await fixture.grants(player)).toEqual([`${code} completed`]);
  });

  it('wants words of the player for a wheel, and a part in it', async () => {
    const code = await begin(WHEEL);
    const { day } = await days.show(player, code);
    const address = `/web-api/promotions/${code}/days`;
    expect((await fixture.call(player, 'POST', address, { day })).json).toMatchObject({
      code: 'INVALID_INPUT',
    });
    const other = await fixture.undecided();
    expect((await fixture.call(other, 'GET', address)).status).toBe(404);
    expect((await fixture.call(other, 'POST', address, { day, clientSeed: 'x' })).status).toBe(404);
  });

  it('gives each day of a row its gift, as any promotion does, and begins again after a day that was missed', async () => {
    const code = await begin(CALENDAR);
    expect((await days.take(player, code)).view).toMatchObject({ state: 'taken', place: 0 });
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/gifts');
    expect((json as CouponGiftsView).gifts).toMatchObject([{ code, state: 'ready', amount: '1.00' }]);
    await nextDay(2);
    expect((await days.take(player, code)).view.place).toBe(0);
    await nextDay();
    expect((await days.take(player, code)).view.place).toBe(1);
    expect((await fixture.balances(player)).bonus).toBe('5.00');
    await nextDay();
    expect((await days.take(player, code)).view).toMatchObject({ state: 'taken', place: 2 });
    expect(await real()).toBe('3.00');
    expect((await fixture.grants(player)).toSorted()).toEqual(
      ['completed', 'completed', 'running', 'running', 'running'].map((state) => `${code} ${state}`),
    );
    await nextDay();
    expect((await days.show(player, code)).state).toBe('over');
  });

  it('gives by dates what the day has, and what was missed to nobody', async () => {
    const code = await begin({ ...CALENDAR, by: 'dates' });
    await nextDay();
    expect((await days.take(player, code)).view).toMatchObject({ place: 1, turns: [{ place: 1 }] });
    await nextDay(3);
    expect(await days.show(player, code)).toMatchObject({ state: 'over', place: null });
  });

  it('gives nothing during a break, and goes on after it', async () => {
    const code = await begin(WHEEL);
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    player = await fixture.signInAgain(player);
    expect((await days.show(player, code)).state).toBe('held');
    expect((await days.take(player, code)).code).toBe('PLAY_PAUSED');
  });

  it('is turned no more once its dearest prize cannot be given, whatever would have come', async () => {
    const code = await begin(WHEEL, { limits: { budget: { EUR: '3.00' } } });
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 12 && codes.at(-1) === undefined; turn += 1) {
      codes.push((await days.take(player, code)).code);
      await nextDay();
    }
    expect(codes.at(-1)).toBe('PROMOTION_SPENT');
    expect(await real()).toBe('2.00');
  });

  it('is left by one press, and what its days brought stays', async () => {
    const code = await begin(CALENDAR);
    await days.take(player, code);
    expect((await fixture.leave(player, code)).state).toBe('left');
    await nextDay();
    expect((await days.take(player, code)).code).toBe('PROMOTION_DAY_OVER');
    expect((await fixture.take(player, code)).json).toMatchObject({ code: 'PROMOTION_TAKEN' });
    const { json } = await fixture.call(player, 'GET', '/web-api/promotions/gifts');
    expect((json as CouponGiftsView).gifts).toMatchObject([{ state: 'ready' }]);
  });

  it('is previewed by the days players were here, at what a turn is expected to bring', async () => {
    const preview = async () => {
      const terms = dailyTerms(fixture.platform().clock.nowMs(), WHEEL);
      const { body } = await fixture.operate('POST', '/preview', { terms, days: 1 });
      return JSON.parse(body) as PromotionPreviewView;
    };
    await nextDay(3);
    // The player paid nothing in and has no stake that ended: to have signed in is enough.
    const { players, given, points } = await preview();
    expect({ players, given, points }).toEqual({
      ...{ players: 1, given: [{ currency: 'EUR', amount: '1.00' }], points: 0 },
    });
  });

  it('is found by the audit where a gift is of no turn', async () => {
    const code = await begin(CALENDAR);
    await days.take(player, code);
    const { databaseUrl } = fixture.platform();
    await query(databaseUrl, `update bonuses_turn set place = 1 where player_id = ${player.playerId}`);
    expect(await fixture.problems()).toHaveLength(2);
    await query(databaseUrl, `update bonuses_turn set place = 0 where player_id = ${player.playerId}`);
  });
});
