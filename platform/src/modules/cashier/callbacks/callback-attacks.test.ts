import { randomUUID } from 'node:crypto';
import type { DepositView } from '@paddock/contract/schemas';

import { signCallback } from './callback-signature.ts';
import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';

describe('a callback under attack', () => {
  let fixture: CashierFixture;
  let player: CashierPlayer;
  let deposit: DepositView;

  beforeAll(async () => {
    fixture = await createCashierFixture();
  });
  afterAll(async () => {
    expect((await fixture.platform.modules.wallet.audit()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    deposit = await fixture.deposit(player);
  });

  const bodyOf = (fields: object = {}) =>
    JSON.stringify({
      id: `cb-${randomUUID()}`,
      event: 'succeeded',
      reference: deposit.id,
      transactionId: 'tr-1',
      amountMinor: '2000',
      currency: 'EUR',
      ...fields,
    });
  const signed = (body: string) =>
    signCallback(fixture.platform.kernel.secrets, 'sandbox', body, fixture.platform.clock.nowMs());
  const send = (body: string, headers: Record<string, string> = signed(body)) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: '/callbacks/payments/sandbox',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each<[string, (signature: string) => string]>([
    ['hex', (text) => Buffer.from(text, 'base64url').toString('hex')],
    ['base64', (text) => Buffer.from(text, 'base64url').toString('base64')],
    ['padding', (text) => `${text}=`],
    ['capitals', (text) => text.toUpperCase()],
    ['a name before it', (text) => `sha256=${text}`],
    ['itself twice', (text) => `${text}, ${text}`],
    ['a part of itself', (text) => text.slice(0, 8)],
    ['as many letters of two bytes', (text) => 'é'.repeat(text.length / 2)],
    ['thousands of letters', () => 'a'.repeat(7_000)],
  ])('is not believed with its signature as %s', async (_name, spell) => {
    const body = bodyOf();
    const headers = signed(body);
    const answer = await send(body, {
      ...headers,
      'x-callback-signature': spell(headers['x-callback-signature']),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'CALLBACK_SIGNATURE']);
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('pays nobody else: another player, amount or currency has another signature', async () => {
    const thief = await fixture.player();
    const own = await fixture.deposit(thief);
    const body = bodyOf();
    for (const change of [
      body.replace(deposit.id, own.id),
      body.replace('2000', '2001'),
      body.replace('EUR', 'USD'),
      body.replace('tr-1', 'tr-2'),
      body.replace('cb-', 'cc-'),
      ` ${body}`,
      `${body}\n`,
    ]) {
      expect((await send(change, signed(body))).statusCode).toBe(401);
    }
    expect([await fixture.money(player), await fixture.money(thief)]).toEqual(['0.00', '0.00']);
  });

  it('credits and takes back once when fifty of all kinds arrive at the same moment', async () => {
    const copy = bodyOf();
    const kinds = ['succeeded', 'failed', 'cancelled', 'pending', 'charged-back'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(n % 2 === 0 ? copy : bodyOf({ event: kinds[n % kinds.length] ?? '' })),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await fixture.status(player, deposit)).toBe('charged-back');
    expect(await fixture.money(player)).toBe('0.00');
  });

  it.each([
    ['a zero byte', 'a\u0000b'],
    ['half a pair', 'a\ud800b'],
  ])('with %s in a name still moves its money, once', async (_name, holder) => {
    const body = bodyOf({ reason: holder, instrument: { token: 'card-1', mask: holder, holder } });
    const answer = await send(body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true, outcome: 'applied' }]);
    expect(await fixture.money(player)).toBe('20.00');
    expect((await send(bodyOf({ reference: holder }))).json()).toMatchObject({ outcome: 'suspense' });
  });
});
