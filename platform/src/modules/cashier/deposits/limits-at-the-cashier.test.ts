import { randomUUID } from 'node:crypto';
import { LIMIT_TYPES, type LimitType } from '@paddock/contract';
import type { DepositView, LimitView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from '../withdrawals/withdrawals.fixture.ts';

const BASE = '/limit-service-api/api/external/web/v3';
const { deposit24h, selfExclusion, depositTimeout } = LIMIT_TYPES;

/** The limits that stand for every player, asked over HTTP as a browser does (rules §9). */
describe('the player’s own limits at the cashier', () => {
  let fixture: CashierFixture;
  let withdrawals: WithdrawalsFixture;
  let player: CashierPlayer;

  beforeAll(async () => {
    fixture = await createCashierFixture();
    withdrawals = createWithdrawalsFixture(fixture);
  });
  beforeEach(async () => {
    player = await fixture.player();
  });
  afterEach(async () => {
    const { wallet, cashier } = fixture.platform.modules;
    expect((await wallet.audit({ openHolds: (tx) => cashier.openHolds(tx) })).problems).toEqual([]);
  });
  afterAll(() => fixture.platform.close());

  const set = (limitType: LimitType, limitValue: number) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: `${BASE}/limit`,
      headers: player.bearer,
      body: { limitType, limitValue },
    });
  const left = async () => {
    const answer = await fixture.platform.app.inject({ url: `${BASE}/limits`, headers: player.bearer });
    return answer.json<LimitView[]>().find(({ limitType }) => limitType === deposit24h)?.limitBalance;
  };
  const create = async (amount: string) => {
    const answer = await fixture.createDeposit(player, { amount });
    return answer.statusCode === 201 ? 'created' : answer.json<{ code: string }>().code;
  };
  const succeed = (deposit: DepositView, amountMinor = '2000') => fixture.callback(deposit, { amountMinor });

  it('a hundred deposits of 10 at once on a limit of 100: exactly ten, and no more when all are paid', async () => {
    await set(deposit24h, 100);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => fixture.createDeposit(player, { amount: '10.00' })),
    );
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(
      new Set(['LIMIT_REACHED']),
    );
    for (const answer of created) await succeed(answer.json<DepositView>(), '1000');
    expect(await fixture.money(player)).toBe('100.00');
    expect([await left(), await create('5.00')]).toEqual([0, 'LIMIT_REACHED']);
  });

  it('counts gross: neither a withdrawal nor a charge-back gives room back', async () => {
    player = await withdrawals.richPlayer();
    await set(deposit24h, 100);
    expect((await withdrawals.ask(player, { amount: '100.00' })).statusCode).toBe(201);
    await fixture.platform.advance(60_000);
    expect([await left(), await create('5.00')]).toEqual([0, 'LIMIT_REACHED']);

    player = await fixture.player();
    await set(deposit24h, 20);
    const deposit = await fixture.deposit(player);
    await succeed(deposit);
    await fixture.callback(deposit, { event: 'charged-back' });
    expect([await left(), await create('5.00')]).toEqual([0, 'LIMIT_REACHED']);
  });

  it('gives room back for what failed, and takes it again for what comes late all the same', async () => {
    await set(deposit24h, 20);
    const deposit = await fixture.deposit(player);
    expect(await left()).toBe(0);
    await fixture.callback(deposit, { event: 'failed' });
    expect(await left()).toBe(20);
    const second = await fixture.deposit(player);
    await succeed(second);
    await succeed(deposit);
    expect([await fixture.money(player), await left()]).toEqual(['40.00', 0]);
  });

  it('credits what was created before the limit was lowered, and then nothing more is created', async () => {
    await set(deposit24h, 100);
    const deposit = await fixture.deposit(player);
    await set(deposit24h, 5);
    await succeed(deposit);
    expect([await fixture.money(player), await left(), await create('5.00')]).toEqual([
      '20.00',
      0,
      'LIMIT_REACHED',
    ]);
  });

  it.each([
    ['a self-exclusion', selfExclusion],
    ['a timeout', depositTimeout],
  ])('%s sends a deposit on its way back when it arrives, and lets none be created', async (_name, type) => {
    const deposit = await fixture.deposit(player);
    expect((await set(type, 1)).statusCode).toBe(200);
    await succeed(deposit);
    player = await fixture.signInAgain(player);
    expect([await fixture.status(player, deposit), await fixture.money(player)]).toEqual([
      'refunded',
      '0.00',
    ]);
    expect(await create('20.00')).toBe('PLAY_PAUSED');
  });

  it('a break signs out everywhere: neither cookie nor token of before is taken', async () => {
    const { app } = fixture.platform;
    const other = await fixture.signInAgain(player);
    await set(selfExclusion, 1);
    for (const { bearer, session } of [player, other]) {
      expect((await app.inject({ url: `${BASE}/limits`, headers: bearer })).statusCode).toBe(401);
      const token = await app.inject({
        url: '/web-api/user/gettoken',
        headers: { cookie: `paddock_session=${session}` },
      });
      expect(token.statusCode).toBe(401);
    }
  });

  it('a limit lowered while deposits are being created is passed by none created after it', async () => {
    await set(deposit24h, 100);
    const created = Promise.all(Array.from({ length: 20 }, () => create('10.00')));
    const lowered = set(deposit24h, 30);
    const outcomes = [...(await created), (await lowered).statusCode];
    expect(outcomes.filter((outcome) => outcome === 'created').length).toBeLessThanOrEqual(10);
    expect([await left(), await create('5.00')].at(-1)).toBe('LIMIT_REACHED');
  });

  it('answers the same refusal to the same key', async () => {
    await set(deposit24h, 10);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await fixture.createDeposit(player, {}, headers);
    await set(deposit24h, 50);
    const again = await fixture.createDeposit(player, {}, headers);
    expect([again.statusCode, again.json()]).toEqual([422, first.json()]);
  });
});
