import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type { WithdrawalView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from './withdrawals.fixture.ts';

describe('asking for a withdrawal', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  let player: CashierPlayer;
  const verified = new Set<PlayerId>();

  beforeAll(async () => {
    fixture = await createCashierFixture({ verified });
    cash = createWithdrawalsFixture(fixture);
  });
  afterAll(async () => {
    const { wallet, cashier } = fixture.platform.modules;
    expect((await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) })).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await cash.richPlayer();
  });

  const refusal = async (body: object = {}) => {
    const answer = await cash.ask(player, body);
    const { code, details } = answer.json<{ code: string; details?: unknown }>();
    return { status: answer.statusCode, code, details };
  };

  it('holds the money at once and says what comes next', async () => {
    const answer = await cash.ask(player, { amount: '40.00' });
    expect(answer.statusCode).toBe(201);
    const view = answer.json<WithdrawalView>();
    // A small sum needs no review: it is approved with the request.
    expect(view).toMatchObject({
      status: 'approved',
      amount: '40.00',
      nextStep: 'sending',
      cancellable: true,
      method: 'Fernway Card',
    });
    expect(view.timeline.map(({ status }) => status)).toEqual(['requested', 'approved']);
    expect(await cash.money(player)).toEqual(['60.00', '40.00']);
  });

  it('does it once for a key, and never twice at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => cash.ask(player, {}, key)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await cash.money(player)).toEqual(['60.00', '40.00']);
    const others = await Promise.all(Array.from({ length: 5 }, () => cash.ask(player, { amount: '30.00' })));
    expect(others.filter(({ statusCode }) => statusCode === 201).length).toBe(2);
    expect(await cash.money(player)).toEqual(['0.00', '100.00']);
  });

  it.each([
    ['nothing', '0.00', 'AMOUNT_INVALID'],
    ['less than nothing', '-5.00', 'AMOUNT_INVALID'],
    ['a tenth of a cent', '20.001', 'AMOUNT_INVALID'],
    ['less than the method pays', '1.00', 'AMOUNT_TOO_SMALL'],
    ['more than the method pays', '900000.00', 'AMOUNT_TOO_LARGE'],
    ['more than there is', '100.01', 'INSUFFICIENT_FUNDS'],
  ])('refuses %s', async (_name, amount, code) => {
    expect(await refusal({ amount })).toMatchObject({ status: 422, code });
    expect(await cash.money(player)).toEqual(['100.00', '0.00']);
  });

  it.each([['٤٠.٠٠'], ['40,00'], ['1e2'], [' 40'], ['+40.00'], ['9'.repeat(30)]])(
    'does not read %s as an amount',
    async (amount) => {
      expect(await refusal({ amount })).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    },
  );

  it('pays only to what the player paid with', async () => {
    const other = await cash.richPlayer();
    const [foreign] = (await cash.options(other)).instruments;
    expect(await refusal({ instrumentId: foreign?.id })).toMatchObject({ code: 'INSTRUMENT_UNKNOWN' });
    expect(await refusal({ accountId: other.accountId })).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('sends money back first to where it came from', async () => {
    await cash.payIn(player, '30.00', `${player.playerId}-second`);
    await cash.play(player, 3_000n);
    const { instruments } = await cash.options(player);
    expect(instruments.map(({ netDeposit }) => netDeposit)).toEqual(['100.00', '30.00']);
    const [first, second] = instruments;
    expect(await refusal({ instrumentId: second?.id, amount: '30.01' })).toMatchObject({
      code: 'CLOSED_LOOP',
      details: { here: '30.00', currency: 'EUR', first: [{ id: first?.id, amount: '100.00' }] },
    });
    expect((await cash.ask(player, { instrumentId: first?.id, amount: '100.00' })).statusCode).toBe(201);
    // What was won may go anywhere once the deposits have gone back.
    await cash.play(player, 3_000n);
    const sent = await cash.ask(player, { instrumentId: second?.id, amount: '30.00' });
    expect([sent.statusCode, sent.json<WithdrawalView>().mask]).toEqual([201, '•••• cond']);
  });

  it('traps no money between rests that no method pays', async () => {
    await cash.payIn(player, '30.00', `second-${player.playerId}`);
    await cash.play(player, 3_000n);
    const [first, second] = (await cash.options(player)).instruments;
    // 4.00 and 4.00 are left with methods that pay 5.00 and more, and 8.00 lie on the account.
    expect((await cash.ask(player, { instrumentId: first?.id, amount: '96.00' })).statusCode).toBe(201);
    expect((await cash.ask(player, { instrumentId: second?.id, amount: '26.00' })).statusCode).toBe(201);
    expect((await cash.ask(player, { instrumentId: second?.id, amount: '8.00' })).statusCode).toBe(201);
    expect(await cash.money(player)).toEqual(['0.00', '130.00']);
  });

  it('wants what was paid in to be staked first, and says how much is left', async () => {
    await cash.payIn(player, '50.00', `card-${player.playerId}`);
    expect(await refusal({ amount: '20.00' })).toMatchObject({
      code: 'TURNOVER_REQUIRED',
      details: { left: '50.00', currency: 'EUR' },
    });
    expect(await cash.options(player)).toMatchObject({
      gates: ['TURNOVER_REQUIRED'],
      turnoverLeft: '50.00',
      turnoverTotal: '150.00',
      turnoverCurrency: 'EUR',
    });
    await cash.play(player, 5_000n);
    expect((await cash.options(player)).gates).toEqual([]);
  });

  it('wants to know the person before large sums leave', async () => {
    await cash.payIn(player, '4000.00', `card-${player.playerId}`);
    await cash.play(player, 400_000n);
    expect(await refusal({ amount: '2000.01' })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    expect((await cash.ask(player, { amount: '2000.00' })).json()).toMatchObject({ status: 'requested' });
    expect(await refusal({ amount: '20.00' })).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
    verified.add(player.playerId);
    expect((await cash.ask(player, { amount: '20.00' })).statusCode).toBe(201);
  });

  it('puts large sums, and cards that players share, before an operator', async () => {
    await cash.payIn(player, '600.00', `card-${player.playerId}`);
    await cash.play(player, 60_000n);
    expect((await cash.ask(player, { amount: '500.01' })).json()).toMatchObject({
      status: 'requested',
      nextStep: 'review',
    });
    const other = await fixture.player();
    await cash.payIn(other, '50.00', `card-${player.playerId}`);
    await cash.play(other, 5_000n);
    expect((await cash.ask(other, { amount: '20.00' })).json()).toMatchObject({ status: 'requested' });
  });

  it('is taken back by the player while it has not been sent', async () => {
    const { id } = (await cash.ask(player)).json<WithdrawalView>();
    const answer = await cash.cancel(player, id);
    expect(answer.json()).toMatchObject({ status: 'cancelled', cancellable: false, nextStep: null });
    expect(await cash.money(player)).toEqual(['100.00', '0.00']);
    expect((await cash.cancel(player, id)).json()).toMatchObject({ code: 'PAYMENT_STATE' });
    expect((await cash.cancel(await cash.richPlayer(), id)).json()).toMatchObject({
      code: 'PAYMENT_UNKNOWN',
    });
  });

  it('is either taken back or sent when both come at once', async () => {
    const ids = await Promise.all(
      ['20.00', '20.00', '20.00', '20.00'].map(
        async (amount) => (await cash.ask(player, { amount })).json<WithdrawalView>().id,
      ),
    );
    await Promise.all([fixture.platform.advance(2_000), ...ids.map((id) => cash.cancel(player, id))]);
    const views = await Promise.all(ids.map((id) => cash.show(player, id)));
    const kept = views.filter(({ status }) => status === 'sent').length;
    expect(views.every(({ status }) => status === 'sent' || status === 'cancelled')).toBe(true);
    expect(await cash.money(player)).toEqual([`${100 - 20 * kept}.00`, `${20 * kept}.00`]);
  });

  it('a break lets the money leave and not come back to be played', async () => {
    const { app } = fixture.platform;
    const { id } = (await cash.ask(player)).json<WithdrawalView>();
    await cash.payIn(player, '20.00', `card-${player.playerId}`);
    const breakFrom = await app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: player.bearer,
      body: { limitType: 30, limitValue: 30 },
    });
    expect(breakFrom.statusCode).toBe(200);
    const again = await fixture.signInAgain(player);
    expect((await cash.cancel(again, id)).json()).toMatchObject({ code: 'PLAY_PAUSED' });
    // Not even what was paid in last has to be staked first: a break never traps money (rules §9).
    expect((await cash.ask(again, { amount: '20.00' })).statusCode).toBe(201);
  });

  it('lists them newest first, and leaves old ones out when told to', async () => {
    const older = (await cash.ask(player, { amount: '20.00' })).json<{ id: string }>();
    await cash.ask(player, { amount: '30.00' });
    const list = async (query: string) => {
      const url = `/web-api/cashier/withdrawals${query}`;
      const answer = await fixture.platform.app.inject({ url, headers: player.bearer });
      const { withdrawals, total } = answer.json<{ withdrawals: WithdrawalView[]; total: number }>();
      return [withdrawals.map(({ amount }) => amount), total];
    };
    expect(await list('')).toEqual([['30.00', '20.00'], 2]);
    const { db } = fixture.platform.kernel;
    await sql`update cashier_withdrawal set created_at_ms = created_at_ms - ${90 * 24 * 3_600_000} - 1
      where player_id = ${player.playerId} and withdrawal_id = ${older.id}`.execute(db);
    expect(await list('?isIncludeArchive=false')).toEqual([['30.00'], 1]);
    expect(await list('?isIncludeArchive=true')).toEqual([['30.00', '20.00'], 2]);
  });
});
