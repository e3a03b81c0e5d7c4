import type { DepositView } from '@paddock/contract/schemas';

import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

describe('the sandbox payment provider, over real HTTP', () => {
  let fixture: CashierFixture;
  let player: CashierPlayer;

  beforeAll(async () => {
    fixture = await createCashierFixture();
    await fixture.platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    expect((await fixture.platform.modules.wallet.audit()).problems).toEqual([]);
    await fixture.platform.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
  });

  const pathOf = (url: unknown) => String(url).replace('http://paddock.test', '');

  /** Creates a deposit and follows it to its payment page. */
  async function openPage(
    methodId: string,
    language = 'en',
  ): Promise<{ deposit: DepositView; page: string }> {
    const created = await fixture.createDeposit(player, { methodId }, { 'x-language': language });
    const deposit = created.json<DepositView>();
    const redirect = await fixture.platform.app.inject(pathOf(deposit.redirectUrl));
    expect(redirect.statusCode).toBe(302);
    return { deposit, page: pathOf(redirect.headers.location) };
  }
  const show = (page: string) => fixture.platform.app.inject(page);
  const submit = (page: string, fields: Record<string, string>) =>
    fixture.platform.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const codeOn = async (page: string) =>
    /<strong class="figures">(\d{6})</.exec((await show(page)).body)?.[1] ?? '';

  it('takes a card with a code, credits by callback and leads to the result page [S2-65]', async () => {
    const { deposit, page } = await openPage('fernway-card');
    expect(await fixture.status(player, deposit)).toBe('pending');
    expect((await submit(page, { choice: 'pay', delivery: 'now' })).headers.location).toBe(page);
    expect(await fixture.money(player)).toBe('0.00');
    const done = await submit(page, { choice: 'code', code: await codeOn(page) });
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      `http://paddock.test/en/onpay/success?payment=${deposit.id}`,
    ]);
    expect(await fixture.status(player, deposit)).toBe('succeeded');
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('declines after three wrong codes', async () => {
    const { deposit, page } = await openPage('fernway-card');
    await submit(page, { choice: 'pay' });
    await submit(page, { choice: 'code', code: 'wrong' });
    expect((await show(page)).body).toMatch(/Tries left:\s+2/);
    await submit(page, { choice: 'code', code: '' });
    const last = await submit(page, { choice: 'code', code: 'wrong' });
    expect(last.headers.location).toBe(`http://paddock.test/en/onpay/fail?payment=${deposit.id}`);
    expect(await fixture.status(player, deposit)).toBe('failed');
  });

  it('declines, cancels, and does nothing on a second press', async () => {
    const declined = await openPage('pocketleaf', 'ru');
    const fail = await submit(declined.page, { choice: 'decline' });
    expect(fail.headers.location).toBe(`http://paddock.test/ru/onpay/fail?payment=${declined.deposit.id}`);
    await submit(declined.page, { choice: 'pay' });
    expect(await fixture.status(player, declined.deposit)).toBe('failed');
    const cancelled = await openPage('pocketleaf');
    const cancel = await submit(cancelled.page, { choice: 'cancel' });
    expect(cancel.headers.location).toBe(
      `http://paddock.test/en/onpay/cancel?payment=${cancelled.deposit.id}`,
    );
    expect(await fixture.status(player, cancelled.deposit)).toBe('cancelled');
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('pays once however often the button is pressed at the same moment', async () => {
    const { page } = await openPage('pocketleaf');
    await Promise.all(Array.from({ length: 8 }, () => submit(page, { choice: 'pay', delivery: 'twice' })));
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('confirms later on demand: pending first, money when the message comes', async () => {
    const { deposit, page } = await openPage('pocketleaf');
    const left = await submit(page, { choice: 'pay', delivery: 'later' });
    expect(left.headers.location).toBe(`http://paddock.test/en/onpay/pending?payment=${deposit.id}`);
    expect(await fixture.money(player)).toBe('0.00');
    await fixture.platform.advance(16_000);
    expect(await fixture.money(player)).toBe('20.00');
  });

  it('repeats a confirmation and charges a payment back from its test controls', async () => {
    const { deposit, page } = await openPage('pocketleaf');
    await submit(page, { choice: 'pay' });
    await submit(page, { choice: 'repeat' });
    expect(await fixture.money(player)).toBe('20.00');
    await submit(page, { choice: 'charge-back' });
    expect(await fixture.status(player, deposit)).toBe('charged-back');
    expect(await fixture.money(player)).toBe('0.00');
  });

  it('opens one payment however often the link is followed, and none once it is decided', async () => {
    const { deposit, page } = await openPage('pocketleaf');
    const again = await fixture.platform.app.inject(pathOf(deposit.redirectUrl));
    expect(pathOf(again.headers.location)).toBe(page);
    await submit(page, { choice: 'pay' });
    const after = await fixture.platform.app.inject(pathOf(deposit.redirectUrl));
    expect(after.headers.location).toBe(`http://paddock.test/en/onpay/success?payment=${deposit.id}`);
    const forged = `/web-api/cashier/pay/${deposit.id}.${'A'.repeat(43)}`;
    expect((await fixture.platform.app.inject(forged)).json()).toMatchObject({ code: 'PAYMENT_UNKNOWN' });
  });

  it('is complete HTML without scripts, in the language of the player, and allows nothing else', async () => {
    const { page } = await openPage('fernway-card', 'ru');
    const answer = await show(page);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toMatch(/^<!doctype html>/);
    expect(answer.body).toContain('lang="ru"');
    expect(answer.body).toContain('Подтвердите платёж');
    expect(answer.body).toContain('20,00\u00a0€');
    expect(answer.body).not.toMatch(/<script|style=|onclick/);
    const choices = [
      ...answer.body.matchAll(/name="delivery"\s+value="(\w+)"\s*( checked)?\s*\/>\s*([^<]+)</g),
    ];
    expect(choices.map(([, delivery, checked]) => [delivery, checked])).toEqual([
      ['now', ' checked'],
      ['later', undefined],
      ['twice', undefined],
    ]);
    expect(new Set(choices.map(([, , , words]) => words)).size).toBe(3);
    const style = await show('/sandbox/pay.css');
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('knows no payment nobody opened, and no choice nobody offers', async () => {
    const unknown = await show(`/sandbox/pay/${'0'.repeat(48)}`);
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await submit('/sandbox/pay/nothing', { choice: 'pay' })).statusCode).toBe(404);
    const { page } = await openPage('pocketleaf');
    expect((await submit(page, { choice: 'steal' })).statusCode).toBe(400);
    expect((await submit(page, { choice: 'pay', admin: '1' })).statusCode).toBe(400);
    expect((await submit(page, {})).statusCode).toBe(400);
  });

  it('sends again, ever later, while the cashier does not answer', async () => {
    const silent = await createCashierFixture({ config: { publicOrigin: 'http://127.0.0.1:1' } });
    const guest = await silent.player();
    const deposit = (await silent.createDeposit(guest, { methodId: 'pocketleaf' })).json<DepositView>();
    const path = (url: unknown) => String(url).replace('http://127.0.0.1:1', '');
    const opened = await silent.platform.app.inject(path(deposit.redirectUrl));
    await silent.platform.app.inject({
      method: 'POST',
      url: path(opened.headers.location),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
    });
    expect(await silent.money(guest)).toBe('0.00');
    await silent.platform.advance(30_000);
    await silent.platform.app.listen({ host: '127.0.0.1', port: 0 });
    await silent.platform.advance(2_000);
    expect(await silent.money(guest)).toBe('20.00');
    await silent.platform.close();
  });

  it('does not run in production unless it is named, and then offers no way to pay', async () => {
    const config = { mode: 'production', sandbox: false } as const;
    const production = await createCashierFixture({ config });
    const guest = await production.player();
    expect((await production.createDeposit(guest)).json<{ code: string }>().code).toBe(
      'PAYMENT_METHOD_UNKNOWN',
    );
    expect(() => createSandboxProvider(production.platform.kernel)).toThrow('do not run in production');
    expect((await production.callback(undefined)).statusCode).toBe(404);
    await production.platform.close();
  });
});
