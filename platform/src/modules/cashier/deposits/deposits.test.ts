import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type { DepositView, PaymentHistoryView, PaymentMethodsView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { tokenOf } from '../../identity/identity.fixture.ts';
import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { DEPOSIT_LASTS_MS } from './deposits.ts';

describe('deposits', () => {
  let fixture: CashierFixture;
  let player: CashierPlayer;
  const asked: string[] = [];
  let limitReached = false;
  let stuckPlayerId: PlayerId | undefined;

  beforeAll(async () => {
    fixture = await createCashierFixture({
      limits: {
        admitDeposit: (_tx, { amountMinor, playerId }) => {
          if (playerId === player.playerId) asked.push(`admit ${amountMinor}`);
          return limitReached ? Promise.reject(new PlatformError('LIMIT_REACHED')) : Promise.resolve();
        },
        releaseDeposit: (_tx, { amountMinor, playerId }) => {
          if (playerId === stuckPlayerId) return Promise.reject(new Error('the room cannot be given back'));
          if (playerId === player.playerId) asked.push(`release ${amountMinor}`);
          return Promise.resolve();
        },
      },
    });
  });
  afterAll(() => fixture.platform.close());
  beforeEach(async () => {
    player = await fixture.player();
    asked.length = 0;
    limitReached = false;
  });

  /** The same player with a token that is good now. */
  const renewed = async (old: CashierPlayer): Promise<CashierPlayer> => {
    const token = await tokenOf(fixture.platform.app, old.session);
    return { ...old, token, bearer: { authorization: `Bearer ${token}` } };
  };
  const get = (url: string) => fixture.platform.app.inject({ url, headers: player.bearer });

  it('offers ways to pay in the currency of the account [S2-20]', async () => {
    const answer = await get(`/web-api/cashier/methods?accountId=${player.accountId}`);
    const { currency, methods } = answer.json<PaymentMethodsView>();
    expect(currency).toBe('EUR');
    expect(methods[0]).toEqual({
      id: 'fernway-card',
      name: 'Fernway Card',
      kind: 'card',
      arrives: 'at-once',
      within: 0,
      quick: ['20.00', '50.00', '100.00', '200.00', '500.00'],
      min: '5.00',
      max: '5000.00',
      fee: '0.00',
    });
    const yen = await fixture.player('JPY');
    const inYen = await fixture.platform.app.inject({
      url: `/web-api/cashier/methods?accountId=${yen.accountId}`,
      headers: yen.bearer,
    });
    expect(inYen.json<PaymentMethodsView>().methods[0]).toMatchObject({ min: '1000', max: '1000000' });
  });

  it('offers what is for some countries alone to their players, and takes it from nobody else [S2-20]', async () => {
    const idsFor = async (one: CashierPlayer): Promise<readonly string[]> => {
      const url = `/web-api/cashier/methods?accountId=${one.accountId}`;
      const answer = await fixture.platform.app.inject({ url, headers: one.bearer });
      return answer.json<PaymentMethodsView>().methods.map(({ id }) => id);
    };
    const swede = await fixture.player('EUR', 752);
    expect(await idsFor(swede)).toEqual([...(await idsFor(player)), 'fjordgiro']);
    expect((await fixture.createDeposit(swede, { methodId: 'fjordgiro' })).statusCode).toBe(201);
    const refused = await fixture.createDeposit(player, { methodId: 'fjordgiro' });
    expect(refused.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNKNOWN' });
  });

  it('creates one, says where to pay and how long', async () => {
    const answer = await fixture.createDeposit(player, { amount: '25.5' });
    expect(answer.statusCode).toBe(201);
    const view = answer.json<DepositView>();
    expect(view).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      status: 'created',
      methodId: 'fernway-card',
      amount: '25.50',
      currency: 'EUR',
      accountId: player.accountId,
      createdAtMs: fixture.platform.clock.nowMs(),
      expiresAtMs: fixture.platform.clock.nowMs() + DEPOSIT_LASTS_MS,
      redirectUrl: expect.stringMatching(/^http:\/\/paddock\.test\/web-api\/cashier\/pay\//) as string,
    });
    expect((await get(`/web-api/cashier/deposits/${view.id}`)).json()).toEqual(view);
    expect(asked).toEqual(['admit 2550']);
  });

  it('answers the same to the same key and body, once; another body is a conflict (rules §4)', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await fixture.createDeposit(player, {}, headers);
    const again = await Promise.all([1, 2, 3].map(() => fixture.createDeposit(player, {}, headers)));
    for (const answer of again) expect(answer.json()).toEqual(first.json());
    expect(asked).toHaveLength(1);
    const other = await fixture.createDeposit(player, { amount: '21.00' }, headers);
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    const stranger = await fixture.player();
    expect((await fixture.createDeposit(stranger, {}, headers)).json<DepositView>().id).not.toBe(
      first.json<DepositView>().id,
    );
  });

  it.each([
    ['nothing', { amount: '0' }, 422, 'AMOUNT_INVALID'],
    ['a negative amount', { amount: '-20.00' }, 422, 'AMOUNT_INVALID'],
    ['more decimals than the currency has', { amount: '20.001' }, 422, 'AMOUNT_INVALID'],
    ['an amount below the minimum', { amount: '4.99' }, 422, 'AMOUNT_TOO_SMALL'],
    ['an amount above the maximum', { amount: '5000.01' }, 422, 'AMOUNT_TOO_LARGE'],
    ['an amount of a trillion', { amount: '999999999999999' }, 422, 'AMOUNT_TOO_LARGE'],
    ['an amount beyond all', { amount: '9'.repeat(40) }, 400, 'INVALID_INPUT'],
    ['Arabic digits', { amount: '٢٠' }, 400, 'INVALID_INPUT'],
    ['an exponent', { amount: '2e1' }, 400, 'INVALID_INPUT'],
    ['a comma', { amount: '20,00' }, 400, 'INVALID_INPUT'],
    ['a number', { amount: 20 }, 400, 'INVALID_INPUT'],
    ['an unknown method', { methodId: 'cash-in-hand' }, 422, 'PAYMENT_METHOD_UNKNOWN'],
    ['an unknown account', { accountId: '1' }, 404, 'ACCOUNT_UNKNOWN'],
    ['an account beyond 64 bits', { accountId: '9'.repeat(19) }, 404, 'ACCOUNT_UNKNOWN'],
    ['an account that is no id', { accountId: '1 or 1=1' }, 400, 'INVALID_INPUT'],
    ['a field nobody asked for', { status: 'succeeded' }, 400, 'INVALID_INPUT'],
    ['a body over the limit', { methodId: 'x'.repeat(300_000) }, 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await fixture.createDeposit(player, body);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(asked).toEqual([]);
  });

  it('names the bounds it holds an amount to', async () => {
    const answer = await fixture.createDeposit(player, { amount: '1.00' });
    expect(answer.json<{ details: unknown }>().details).toEqual({
      min: '5.00',
      max: '5000.00',
      currency: 'EUR',
    });
  });

  it.each([
    ['without a key', { 'idempotency-key': '' }, 400, 'IDEMPOTENCY_KEY_REQUIRED'],
    ['with a short key', { 'idempotency-key': 'abc' }, 400, 'INVALID_INPUT'],
    ['with a key of other characters', { 'idempotency-key': 'ключ-ключ-ключ' }, 400, 'INVALID_INPUT'],
    ['without a token', { authorization: '' }, 401, 'UNAUTHENTICATED'],
    ['with a forged token', { authorization: 'Bearer e30.e30.x' }, 401, 'UNAUTHENTICATED'],
  ])('refuses a request %s', async (_name, headers, status, code) => {
    const answer = await fixture.createDeposit(player, {}, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('takes no deposit into bonus money or another player’s account', async () => {
    const accounts = await fixture.platform.modules.wallet.accounts(
      fixture.platform.kernel.db,
      player.playerId,
    );
    const other = await fixture.player();
    const wrong = [...accounts.filter(({ kind }) => kind !== 'main').map(({ id }) => id), other.accountId];
    for (const accountId of wrong) {
      expect((await fixture.createDeposit(player, { accountId })).json<{ code: string }>().code).toBe(
        'ACCOUNT_UNKNOWN',
      );
    }
  });

  it('is refused when a limit says so, and reserves nothing', async () => {
    limitReached = true;
    const answer = await fixture.createDeposit(player);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'LIMIT_REACHED']);
    const history = await get('/web-api/office/historypay');
    expect(history.json<PaymentHistoryView>().total_count).toBe(0);
  });

  it('expires after its time and gives its room back, once', async () => {
    await fixture.deposit(player);
    await fixture.platform.advance(DEPOSIT_LASTS_MS - 15_000);
    expect(asked).toEqual(['admit 2000']);
    await fixture.platform.advance(60_000);
    expect(asked).toEqual(['admit 2000', 'release 2000']);
  });

  it('expires the others when one of them cannot be', async () => {
    const other = await fixture.player();
    const deposits = [await fixture.deposit(player), await fixture.deposit(other)] as const;
    stuckPlayerId = player.playerId;
    await fixture.platform.advance(DEPOSIT_LASTS_MS + 60_000);
    expect(await fixture.status(await renewed(other), deposits[1])).toBe('expired');
    expect(fixture.platform.logged.at(-1)).toMatchObject({
      level: 'error',
      fields: { paymentId: deposits[0].id },
    });
    stuckPlayerId = undefined;
    await fixture.platform.advance(60_000);
    expect(await fixture.status(await renewed(player), deposits[0])).toBe('expired');
  });

  it('shows a deposit to its owner alone', async () => {
    const deposit = await fixture.deposit(await fixture.player());
    for (const id of [deposit.id, '1', '9'.repeat(19)]) {
      const answer = await get(`/web-api/cashier/deposits/${id}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'PAYMENT_UNKNOWN']);
    }
    expect((await get('/web-api/cashier/deposits/x')).statusCode).toBe(400);
  });
});
