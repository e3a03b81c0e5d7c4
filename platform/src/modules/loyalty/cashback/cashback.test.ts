import { DAY_MS, HOUR_MS } from '@paddock/contract';
import type { CashbackPaid, CashbackView, LevelView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import {
  banned,
  createLoyaltyFixture,
  paused,
  ratesOf,
  TEST_TERMS,
  type LoyaltyFixture,
  type LoyaltyPlayer,
} from '../loyalty.fixture.ts';
import { insertProgramme } from '../programme-store.ts';

const VIP = '/web-api/loyalty/cashback/vip';

describe('levels and cashback', () => {
  let fixture: LoyaltyFixture;

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
  });

  const view = async (player: LoyaltyPlayer) => (await fixture.ask<CashbackView>(player, 'GET', VIP)).body;
  const choose = (player: LoyaltyPlayer, isOptedIn: boolean) =>
    fixture.ask<CashbackView>(player, 'POST', `${VIP}/choice`, { isOptedIn });
  const claim = (player: LoyaltyPlayer, firstDay: number) =>
    fixture.ask<CashbackPaid>(player, 'POST', `${VIP}/claim`, { firstDay });
  const standing = async (player: LoyaltyPlayer) =>
    (await fixture.ask<LevelView>(player, 'GET', '/web-api/loyalty/level')).body.standing;
  const money = async ({ playerId, accountId }: LoyaltyPlayer) =>
    (await fixture.platform.modules.wallet.accounts(fixture.platform.kernel.db, playerId)).find(
      ({ id }) => id === accountId,
    )?.balanceMinor;

  /** Loses so many times a hundred, and lets the week end. */
  async function lostWeek(player: LoyaltyPlayer, times: number): Promise<number> {
    for (let n = 0; n < times; n += 1) await fixture.toss(player, 100);
    const { firstDay, toMs } = (await view(player)).current;
    await fixture.platform.leap(toMs - fixture.platform.clock.nowMs() + HOUR_MS);
    return firstDay;
  }

  it('lets a player rise with the points that come, and shows what the next level asks', async () => {
    const player = await fixture.player();
    expect(await standing(player)).toMatchObject({ code: 'copper', earned: 0, keptUntilMs: null });
    for (let n = 0; n < 7; n += 1) await fixture.toss(player, 100);
    await fixture.count();
    const nowMs = fixture.platform.clock.nowMs();
    const reached = await standing(player);
    expect(reached).toMatchObject({ code: 'silver', earned: 105, windowDays: 7 });
    expect(reached?.keptUntilMs).toBeGreaterThan(nowMs + 13 * DAY_MS);
    await fixture.platform.leap(8 * DAY_MS);
    expect(await standing(player)).toMatchObject({ code: 'silver', earned: 0 });
    await fixture.platform.leap(7 * DAY_MS);
    expect(await standing(player)).toMatchObject({ code: 'copper', earned: 0, keptUntilMs: null });
  });

  it('shows what the running period would bring, and gives nothing before it is over', async () => {
    const player = await fixture.player();
    await choose(player, true);
    for (let n = 0; n < 2; n += 1) await fixture.toss(player, 100);
    await fixture.toss(player, 50, true);
    await fixture.count();
    const { current, open } = await view(player);
    // 150 lost in all; a tenth of that, but no more than half of 5 % of the 250 that were staked.
    expect(current).toMatchObject({ lost: '150.00', edge: '12.50', owed: '6.25', level: 'copper' });
    expect(open).toEqual([]);
    expect((await claim(player, current.firstDay)).body.code).toBe('CASHBACK_PERIOD');
  });

  it('pays a period once, however often and at once it is asked', async () => {
    const player = await fixture.player();
    await choose(player, true);
    const firstDay = await lostWeek(player, 3);
    const before = await money(player);
    const { open } = await view(player);
    expect(open).toMatchObject([{ firstDay, lost: '300.00', owed: '7.50' }]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(player, firstDay)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.paid}`))).toEqual(
      new Set(['200 7.50']),
    );
    expect(await money(player)).toBe((before ?? 0n) + 7_50n);
    expect(await view(player)).toMatchObject({
      open: [],
      paid: [{ firstDay, paid: '7.50', currency: 'EUR' }],
    });
  });

  it('pays no day twice where newer terms cut the weeks into other periods', async () => {
    const player = await fixture.player();
    await choose(player, true);
    const { kernel, clock } = fixture.platform;
    const withPeriods = (periodDays: 1 | 7 | 28, claimDays = 40) => {
      const cashback = TEST_TERMS.cashback.map((one) => ({ ...one, periodDays, claimDays }));
      return inTransaction(kernel.db, (tx) =>
        insertProgramme(tx, { ...TEST_TERMS, cashback }, clock.nowMs()),
      );
    };
    await withPeriods(7);
    await fixture.platform.leap(2 * DAY_MS);
    const firstDay = await lostWeek(player, 3);
    expect((await claim(player, firstDay)).body.paid).toBe('7.50');
    const paidOnce = await money(player);
    await fixture.platform.leap(28 * DAY_MS);
    for (const periodDays of [1, 28] as const) {
      await withPeriods(periodDays);
      const { open, paid } = await view(player);
      expect([open, paid.length]).toEqual([[], 1]);
      for (let day = firstDay - 27; day < firstDay + 7; day += 1) await claim(player, day);
      expect(await money(player)).toBe(paidOnce);
    }
    await withPeriods(7, 3);
  });

  it('dates a correction when it is posted: a period that was paid stays', async () => {
    const player = await fixture.player();
    await choose(player, true);
    const tossId = await fixture.toss(player, 100);
    const firstDay = await lostWeek(player, 2);
    expect((await claim(player, firstDay)).body.paid).toBe('7.50');
    await fixture.correct(player, tossId, 2, 0);
    await fixture.reopen(player, tossId, 3);
    await fixture.count();
    const { current, paid } = await view(player);
    expect([current.lost, current.owed, paid[0]?.paid]).toEqual(['-100.00', '0.00', '7.50']);
    await fixture.correct(player, tossId, 4, 0);
  });

  it.each<[string, (player: LoyaltyPlayer) => void, boolean]>([
    ['CASHBACK_NOT_OPTED', () => undefined, false],
    ['PLAY_PAUSED', ({ playerId }) => paused.add(playerId), true],
    ['ACCOUNT_RESTRICTED', ({ playerId }) => banned.add(playerId), true],
  ])('refuses with %s, and pays nothing', async (code, happens, isOptedIn) => {
    const player = await fixture.player();
    if (isOptedIn) await choose(player, true);
    const firstDay = await lostWeek(player, 3);
    happens(player);
    if (code === 'PLAY_PAUSED') expect((await choose(player, true)).body.code).toBe('PLAY_PAUSED');
    if (!isOptedIn) await choose(player, true);
    const before = await money(player);
    expect((await claim(player, firstDay)).body.code).toBe(code);
    expect(await money(player)).toBe(before);
  });

  it('is not to be had too late, nor by whom it owes nothing, nor frozen; leaving is free', async () => {
    const [late, winner, frozen] = [await fixture.player(), await fixture.player(), await fixture.player()];
    for (const player of [late, winner, frozen]) await choose(player, true);
    await fixture.toss(winner, 100, true);
    for (let n = 0; n < 3; n += 1) await fixture.toss(frozen, 100);
    const firstDay = await lostWeek(late, 3);
    const { wallet } = fixture.platform.modules;
    await fixture.platform.kernel.db
      .transaction()
      .execute((tx) => wallet.freeze(tx, frozen.playerId, fixture.platform.clock.nowMs()));
    expect((await claim(winner, firstDay)).body.code).toBe('CASHBACK_NOTHING');
    expect((await claim(frozen, firstDay)).body.code).toBe('ACCOUNT_FROZEN');
    await fixture.platform.leap(3 * DAY_MS);
    expect((await claim(late, firstDay)).body.code).toBe('CASHBACK_PERIOD');
    expect((await choose(late, false)).body.isOptedIn).toBe(false);
    expect((await fixture.ask(late, 'GET', '/web-api/loyalty/cashback/premium')).body.code).toBe(
      'CASHBACK_UNKNOWN',
    );
  });

  it('is paid in the currency of the account, by the rate', async () => {
    const player = await fixture.player('USD');
    await choose(player, true);
    const firstDay = await lostWeek(player, 4);
    expect((await claim(player, firstDay)).body.code).toBe('RATE_UNAVAILABLE');
    ratesOf.set('USD', 50n).set('EUR', 200n);
    await fixture.platform.leap(HOUR_MS);
    expect((await view(player)).open).toMatchObject([{ lost: '200.00', owed: '5.00' }]);
    expect((await claim(player, firstDay)).body).toMatchObject({ paid: '10.00', currency: 'USD' });
  });

  it('keeps every rule over a random story', async () => {
    const random = new SeededRandom(20_261_127);
    const players = [await fixture.player(), await fixture.player()];
    const tossed: {
      player: LoyaltyPlayer;
      id: Awaited<ReturnType<LoyaltyFixture['toss']>>;
      revision: number;
    }[] = [];
    for (let step = 0; step < 120; step += 1) {
      const player = random.pick(players);
      const act = random.int(8);
      const one = tossed.at(random.int(Math.max(1, tossed.length)));
      if (act < 3) tossed.push({ player, id: await fixture.toss(player, 1 + random.int(99)), revision: 1 });
      else if (act === 3 && one) await fixture.reopen(one.player, one.id, (one.revision += 1));
      else if (act === 4 && one) await fixture.correct(one.player, one.id, (one.revision += 1), 0);
      else if (act === 5) await choose(player, random.int(2) === 0);
      else if (act === 6) for (const { firstDay } of (await view(player)).open) await claim(player, firstDay);
      else if (random.int(6) === 0) await fixture.platform.leap(DAY_MS * random.int(4));
      else await fixture.count();
    }
    // Those that are open again lie in escrow, which the coin toss does not know.
    for (const one of tossed) await fixture.correct(one.player, one.id, (one.revision += 1), 0);
    await fixture.count();
    expect(await fixture.problems()).toEqual([]);
  });
});
