import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type { DepositView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { signCallback } from './callback-signature.ts';
import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { DEPOSIT_LASTS_MS } from '../deposits/deposits.ts';

/** Said here once more, so that a window which lets old messages in is noticed. */
const SIGNATURE_WINDOW_MS = 300_000;

describe('callbacks of a payment provider (rules §8)', () => {
  let fixture: CashierFixture;
  let player: CashierPlayer;
  let deposit: DepositView;
  const barred = new Set<PlayerId>();

  beforeAll(async () => {
    fixture = await createCashierFixture({ barred });
  });
  afterAll(async () => {
    expect((await fixture.platform.modules.wallet.audit()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    deposit = await fixture.deposit(player);
  });

  const suspense = async () => {
    const entries = await fixture.platform.modules.cashier.suspense('sandbox');
    return new Map(
      entries.map(({ callbackId, amountMinor, currency, reason }) => [
        callbackId,
        `${amountMinor} ${currency} ${reason}`,
      ]),
    );
  };
  const raw = (body: string, headers: Record<string, string>) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: '/callbacks/payments/sandbox',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const signed = (body: string, atMs = fixture.platform.clock.nowMs()) =>
    signCallback(fixture.platform.kernel.secrets, 'sandbox', body, atMs);
  const genuine = () =>
    JSON.stringify({
      id: `cb-${randomUUID()}`,
      event: 'succeeded',
      reference: deposit.id,
      transactionId: 'tr-1',
      amountMinor: '2000',
      currency: 'EUR',
    });

  it('credits the player once and tells the open pages', async () => {
    const news: unknown[] = [];
    const stop = fixture.platform.kernel.bus.subscribe(PLAYER_NEWS, (item) => news.push(item));
    const answer = await fixture.callback(deposit, { id: 'callback-1' });
    expect([answer.statusCode, answer.json<{ outcome: string }>().outcome]).toEqual([200, 'applied']);
    expect(news).toEqual([
      { playerId: player.playerId, news: { kind: 'payment', paymentId: deposit.id, status: 'succeeded' } },
      { playerId: player.playerId, news: { kind: 'accounts' } },
    ]);
    stop();
    expect((await fixture.callback(deposit, { id: 'callback-1' })).json<{ outcome: string }>().outcome).toBe(
      'repeat',
    );
    expect((await fixture.callback(deposit)).json<{ outcome: string }>().outcome).toBe('ignored');
    expect(await fixture.money(player)).toBe('20.00');
    expect(await fixture.status(player, deposit)).toBe('succeeded');
  });

  it('credits once when twenty arrive at the same moment, as copies and as messages of their own', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        fixture.callback(deposit, n % 2 === 0 ? { id: `copies-${deposit.id}` } : {}),
      ),
    );
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('refuses another message under a used id', async () => {
    await fixture.callback(deposit, { id: `used-${deposit.id}`, event: 'pending' });
    const answer = await fixture.callback(deposit, { id: `used-${deposit.id}` });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect(await fixture.money(player)).toBe('0.00');
  });

  type Forge = (body: string) => [body: string, headers: Record<string, string>];
  it.each<[string, Forge]>([
    ['no signature', (body) => [body, {}]],
    ['a signature of nothing', (body) => [body, { ...signed(body), 'x-callback-signature': '' }]],
    ['another body than was signed', (body) => [body.replace('2000', '9000'), signed(body)]],
    ['a moved timestamp', (body) => [body, { ...signed(body), 'x-callback-timestamp': '1' }]],
    ['a timestamp that is no number', (body) => [body, { ...signed(body), 'x-callback-timestamp': 'now' }]],
    [
      'a signature of another provider',
      (body) => [body, signCallback(fixture.platform.kernel.secrets, 'other', body, Date.now())],
    ],
    [
      'a recording from before the window',
      (body) => [body, signed(body, fixture.platform.clock.nowMs() - SIGNATURE_WINDOW_MS - 1)],
    ],
    [
      'a date from after the window',
      (body) => [body, signed(body, fixture.platform.clock.nowMs() + SIGNATURE_WINDOW_MS + 1)],
    ],
  ])('gives %s no effect', async (_name, forge) => {
    const [body, headers] = forge(genuine());
    const answer = await raw(body, headers);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'CALLBACK_SIGNATURE']);
    expect(await fixture.money(player)).toBe('0.00');
  });

  it.each([
    ['no JSON', () => '{', 'MALFORMED_BODY'],
    ['a list', () => '[]', 'INVALID_INPUT'],
    ['nothing', () => '', 'MALFORMED_BODY'],
    ['an unknown event', () => genuine().replace('succeeded', 'won'), 'INVALID_INPUT'],
    ['a negative amount', () => genuine().replace('2000', '-2000'), 'INVALID_INPUT'],
    ['an amount of zero', () => genuine().replace('2000', '0'), 'INVALID_INPUT'],
    ['Arabic digits', () => genuine().replace('2000', '٢٠٠٠'), 'INVALID_INPUT'],
    ['a decimal', () => genuine().replace('2000', '20.00'), 'INVALID_INPUT'],
    ['an amount beyond 64 bits', () => genuine().replace('2000', '9'.repeat(30)), 'INVALID_INPUT'],
    ['a currency that is none', () => genuine().replace('EUR', 'eur'), 'INVALID_INPUT'],
    ['a field nobody knows', () => genuine().replace('{', '{"admin":true,'), 'INVALID_INPUT'],
  ])('answers %s with a code, though it is signed', async (_name, make, code) => {
    const body = make();
    const answer = await raw(body, signed(body));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('takes no body over 16 KiB, no other type and no other provider', async () => {
    const big = JSON.stringify({ reason: 'x'.repeat(20_000) });
    expect((await raw(big, signed(big))).statusCode).toBe(413);
    expect((await raw('a=b', { ...signed('a=b'), 'content-type': 'text/plain' })).statusCode).toBe(415);
    const other = await fixture.platform.app.inject({
      method: 'POST',
      url: '/callbacks/payments/nobody',
      body: {},
    });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('credits a genuine success after expiry, failure or cancellation', async () => {
    await fixture.platform.advance(DEPOSIT_LASTS_MS + 15_000);
    const token = await fixture.platform.app.inject({
      url: '/web-api/user/gettoken',
      cookies: { paddock_session: player.session },
    });
    const fresh = { ...player, bearer: { authorization: `Bearer ${token.json<{ token: string }>().token}` } };
    expect(await fixture.status(fresh, deposit)).toBe('expired');
    await fixture.callback(deposit);
    expect(await fixture.status(fresh, deposit)).toBe('succeeded');
    for (const event of ['failed', 'cancelled']) {
      const next = await fixture.deposit(fresh);
      await fixture.callback(next, { event });
      expect(await fixture.status(fresh, next)).toBe(event);
      await fixture.callback(next);
    }
    expect(await fixture.money(fresh)).toBe('60.00');
  });

  it('ends the same in every order of success, failure, cancellation and charge-back', async () => {
    const events = ['succeeded', 'failed', 'cancelled', 'charged-back'];
    for (const order of permutations(events)) {
      const next = await fixture.deposit(player);
      for (const event of order) await fixture.callback(next, { event });
      expect([order, await fixture.status(player, next)]).toEqual([order, 'charged-back']);
    }
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('charges back below zero', async () => {
    await fixture.callback(deposit);
    const { wallet } = fixture.platform.modules;
    await fixture.platform.kernel.db.transaction().execute((tx) =>
      wallet.adjust(tx, {
        id: `spent-${deposit.id}`,
        playerId: player.playerId,
        accountId: player.accountId,
        amountMinor: -20_00n,
        actor: 'system',
        reason: 'spent',
        atMs: 1,
      }),
    );
    await fixture.callback(deposit, { event: 'charged-back' });
    expect(await fixture.money(player)).toBe('-20.00');
  });

  it('sends money back to a player who may no longer deposit', async () => {
    barred.add(player.playerId);
    await fixture.callback(deposit);
    expect(await fixture.money(player)).toBe('0.00');
    expect(await fixture.status(player, deposit)).toBe('refunded');
  });

  it('books what fits no payment in suspense, once, and lists it', async () => {
    const before = await suspense();
    await fixture.callback(undefined, { id: `lost-${deposit.id}` });
    await fixture.callback(undefined, { id: `lost-${deposit.id}` });
    await fixture.callback(undefined, { reference: 'not-an-id' });
    await fixture.callback(undefined, { event: 'failed' });
    await fixture.callback(deposit, { amountMinor: '1999' });
    await fixture.callback(deposit, { currency: 'USD' });
    expect(await fixture.money(player)).toBe('0.00');
    await fixture.callback(deposit);
    await fixture.callback(deposit, { transactionId: 'tr-second' });
    expect(await fixture.money(player)).toBe('20.00');
    const added = [...(await suspense())].filter(([id]) => !before.has(id)).map(([, entry]) => entry);
    expect(added.sort()).toEqual([
      '1999 EUR another amount than ordered',
      `2000 EUR another transaction than tr-${deposit.id}`,
      '2000 EUR unknown payment',
      '2000 EUR unknown payment',
      '2000 USD paid in USD, not EUR',
    ]);
    const { house } = await fixture.platform.modules.wallet.audit();
    expect(house).toMatchObject({ 'suspense:sandbox USD': 20_00n, 'provider:sandbox USD': -20_00n });
  });
});

function permutations(items: readonly string[]): readonly (readonly string[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
