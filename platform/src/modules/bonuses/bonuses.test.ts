import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';
import type { BonusView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../live/index.ts';
import { matchResult } from '../sportsbook/testing/feed-driver.ts';
import { createBonusesFixture, type BonusesFixture, type BonusPlayer } from './bonuses.fixture.ts';

describe('the bonus of a first deposit', () => {
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let matches = 0;

  beforeAll(async () => {
    fixture = await createBonusesFixture();
  });
  beforeEach(async () => {
    player = await fixture.player();
  });
  afterEach(async () => {
    expect(await fixture.problems()).toEqual([]);
  });
  afterAll(() => fixture.close());

  const isOffered = async () => (await fixture.accounts(player)).is_available_first_deposit_bonus;
  const popup = async () =>
    (await fixture.call(player, 'GET', '/web-api/officeapi/v1/bonus-popup-information')).json;
  const only = async (): Promise<BonusView | undefined> => (await fixture.bonuses(player)).bonuses[0];
  const settle = () => fixture.platform().advance(250);
  async function newMatch(inMs = DAY_MS): Promise<string> {
    const event = `bonus-${++matches}`;
    await fixture.match(event, inMs);
    return event;
  }
  /** Bets and lets the match end so. */
  async function play(stake: string, winner: 'home' | 'away'): Promise<string> {
    const event = await newMatch();
    await fixture.bet(player, event, stake);
    await fixture.feed().result(event, 1, matchResult(winner));
    await settle();
    return event;
  }
  const voided: ReturnType<typeof matchResult> = {
    ...matchResult('home'),
    selections: matchResult('home').selections.map((selection) => ({ ...selection, won: 0, voidHalves: 2 })),
  };
  const forfeit = (id = '') => fixture.call(player, 'POST', `/web-api/bonuses/${id}/forfeit`);

  it('is offered until it is had, in the words of the popup [S7-11] [S7-17] [S3-12]', async () => {
    expect(await isOffered()).toBe(true);
    expect(await popup()).toEqual({
      bonusPopupInformation: {
        currency: 'EUR',
        percent: 50,
        upTo: '100.00',
        minDeposit: '10.00',
        wageringMultiple: 3,
        days: 10,
        minOddsMilli: 1_500,
        percents: { sportsbook: 100, games: 10, lotto: 10, 'game-wallet': 10, 'shared-rounds': 10, toto: 10 },
        maxStake: null,
        maxConversion: null,
      },
    });
    await fixture.payIn(player, '60.00');
    expect(await isOffered()).toBe(false);
    expect(await popup()).toEqual({ bonusPopupInformation: null });
    expect(await fixture.balances(player)).toEqual({ real: '60.00', bonus: '30.00', held: '0.00' });
    expect(await only()).toMatchObject({
      status: 'running',
      amount: '30.00',
      left: '30.00',
      wagered: '0.00',
      required: '90.00',
      expiresAtMs: fixture.platform().clock.nowMs() + 10 * DAY_MS,
    });
  });

  it.each([
    ['10.03', '5.01'],
    ['400.00', '100.00'],
    ['9.99', '0.00'],
  ])('of a deposit of %s is %s: rounded down, capped, none below the smallest', async (amount, bonus) => {
    await fixture.payIn(player, amount);
    expect((await fixture.balances(player)).bonus).toBe(bonus);
  });

  it('is for the first deposit alone, once, whatever order callbacks come in', async () => {
    const [early, late] = [await fixture.order(player, '20.00'), await fixture.order(player, '80.00')];
    const answers = await Promise.all(
      [late, late, early, early, late].map((deposit) => fixture.tell(deposit, 'succeeded')),
    );
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect((await fixture.balances(player)).real).toBe('100.00');
    const { bonuses } = await fixture.bonuses(player);
    expect(bonuses).toHaveLength(1);
    expect(['10.00', '40.00']).toContain(bonuses[0]?.amount);
    await fixture.payIn(player, '50.00');
    expect((await fixture.bonuses(player)).bonuses).toHaveLength(1);
  });

  it('is not given to who declined it, to a frozen player or where the currency has none', async () => {
    const { wallet } = fixture.platform().modules;
    const { clock, kernel } = fixture.platform();
    player = await fixture.player({ first_deposit_bonus_choice: 'none' });
    expect((await fixture.bonuses(player)).offerState).toBe('declined');
    await fixture.payIn(player, '60.00');
    expect((await fixture.balances(player)).bonus).toBe('0.00');

    player = await fixture.player({ currency_id: 'USD' });
    expect((await fixture.bonuses(player)).offerState).toBe('none');

    player = await fixture.player();
    const deposit = await fixture.order(player, '60.00');
    await kernel.db.transaction().execute((tx) => wallet.freeze(tx as never, player.playerId, clock.nowMs()));
    expect(await isOffered()).toBe(false);
    await fixture.tell(deposit, 'succeeded');
    expect(await fixture.balances(player)).toMatchObject({ real: '60.00', bonus: '0.00' });
    expect((await fixture.bonuses(player)).offerState).toBe('over');
  });

  it('is not given with money that is sent back because of a break', async () => {
    const deposit = await fixture.order(player, '60.00');
    const base = '/limit-service-api/api/external/web/v3';
    await fixture.call(player, 'POST', `${base}/limit`, {
      limitType: LIMIT_TYPES.selfExclusion,
      limitValue: 1,
    });
    await fixture.tell(deposit, 'succeeded');
    const { wallet } = fixture.platform().modules;
    const accounts = await wallet.accounts(fixture.platform().kernel.db, player.playerId);
    expect(accounts.every(({ balanceMinor }) => balanceMinor === 0n)).toBe(true);
  });

  it('knows currencies without decimals', async () => {
    player = await fixture.player({ currency_id: 'JPY' });
    await fixture.payIn(player, '1000');
    expect(await only()).toMatchObject({ amount: '330', required: '990' });
  });

  it('counts settled stakes of real and bonus money, and becomes real money when it is staked enough', async () => {
    await fixture.payIn(player, '60.00');
    await play('40.00', 'away');
    expect(await only()).toMatchObject({ wagered: '40.00', left: '30.00' });
    // 20.00 real and 30.00 bonus: the win is split by what each staked.
    const event = await newMatch();
    await fixture.bet(player, event, '50.00');
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '0.00', held: '50.00' });
    expect(await only()).toMatchObject({ wagered: '40.00', left: '0.00' });
    await fixture.feed().result(event, 1, matchResult('home'));
    await settle();
    expect(await fixture.balances(player)).toEqual({ real: '100.00', bonus: '0.00', held: '0.00' });
    expect(await only()).toMatchObject({
      status: 'completed',
      wagered: '90.00',
      converted: '60.00',
      left: '0.00',
    });
  });

  it('gives back the count of a bet that is void, taken back or corrected', async () => {
    await fixture.payIn(player, '60.00');
    const event = await play('10.00', 'away');
    expect(await only()).toMatchObject({ wagered: '10.00' });
    await fixture.feed().send({ kind: 'rollback', event, revision: 2 });
    await settle();
    expect(await only()).toMatchObject({ wagered: '0.00' });
    await fixture.feed().result(event, 3, matchResult('home'));
    await settle();
    expect(await only()).toMatchObject({ wagered: '10.00' });
    await fixture.feed().result(event, 4, voided);
    await settle();
    expect(await only()).toMatchObject({ wagered: '0.00' });
    expect((await fixture.balances(player)).real).toBe('60.00');
  });

  it('goes back to the house when its time is over; real money stays, late returns follow the bonus', async () => {
    await fixture.payIn(player, '20.00');
    const event = await newMatch(11 * DAY_MS);
    await fixture.bet(player, event, '25.00');
    await fixture.later(10 * DAY_MS);
    player = await fixture.signInAgain(player);
    expect(await only()).toMatchObject({ status: 'expired', left: '0.00' });
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '0.00', held: '25.00' });
    await fixture.feed().score(event, {});
    await fixture.feed().result(event, 1, matchResult('home'));
    await settle();
    expect(await fixture.balances(player)).toEqual({ real: '40.00', bonus: '0.00', held: '0.00' });
    expect(await only()).toMatchObject({ wagered: '0.00' });
  });

  it('can be given up by its owner, once, with a key; real money stays', async () => {
    await fixture.payIn(player, '60.00');
    const bonus = await only();
    const stranger = await fixture.player();
    const other = await fixture.call(stranger, 'POST', `/web-api/bonuses/${bonus?.id}/forfeit`);
    expect(other.status).toBe(404);
    const bare = await fixture.platform().app.inject({
      method: 'POST',
      url: `/web-api/bonuses/${bonus?.id}/forfeit`,
      headers: player.bearer,
    });
    expect(bare.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    const news: string[] = [];
    const told = fixture.platform().kernel.bus.subscribe(PLAYER_NEWS, (message) => {
      if (message.playerId === player.playerId) news.push(message.news.kind);
    });
    const twice = await Promise.all([forfeit(bonus?.id), forfeit(bonus?.id)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0].json).toMatchObject({ status: 'forfeited', left: '0.00' });
    expect(news).toContain('accounts');
    told();
    expect(await fixture.balances(player)).toEqual({ real: '60.00', bonus: '0.00', held: '0.00' });
  });

  it('is taken back, as far as it is left, when its deposit is charged back', async () => {
    const deposit = await fixture.payIn(player, '60.00');
    await fixture.tell(deposit, 'charged-back');
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '0.00', held: '0.00' });
    expect(await only()).toMatchObject({ status: 'charged-back' });
    await fixture.payIn(player, '60.00');
    expect((await fixture.bonuses(player)).bonuses).toHaveLength(1);
  });

  it('never stands below zero: the house lends what a correction takes, and is paid back first', async () => {
    await fixture.payIn(player, '20.00');
    const [won, open] = [await newMatch(), await newMatch()];
    // 20.00 real and 2.00 bonus win 40.00 and 4.00, so 12.00 of bonus money is there and staked again.
    await fixture.bet(player, won, '22.00');
    await fixture.feed().result(won, 1, matchResult('home'));
    await settle();
    expect(await fixture.balances(player)).toMatchObject({ real: '40.00', bonus: '12.00' });
    await fixture.bet(player, open, '52.00');

    await fixture.feed().result(won, 2, matchResult('away'));
    await settle();
    expect(await fixture.balances(player)).toEqual({ real: '-40.00', bonus: '0.00', held: '52.00' });
    await fixture.feed().result(open, 1, voided);
    await settle();
    // What was given, less the 2.00 that are lost.
    expect(await fixture.balances(player)).toEqual({ real: '0.00', bonus: '8.00', held: '0.00' });
  });
});
