import { sql } from 'kysely';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { sentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  givePhone,
  newPhone,
  PASSWORD,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { bindPhone, securityPlayer, sentId, type SecurityPlayer } from '../security/security.fixture.ts';
import { DEVICE_COOKIE } from '../sessions/device-cookie.ts';

/** More networks than all strangers together may ask from for one thing. */
const STRANGERS = 14;

describe('codes that strangers ask for', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  let phone: string;
  let networks = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    // All budgets are full again.
    await platform.leap(24 * 3_600_000);
    phone = newPhone();
    ann = await securityPlayer(platform);
  });

  interface Call {
    readonly headers?: Readonly<Record<string, string>>;
    readonly device?: string;
    readonly address?: string;
  }
  /** A call from a network that nobody called from before, with the work of a captcha done. */
  function post(url: string, body: object, { headers, device, address = newAddress() }: Call = {}) {
    return platform.app.inject({
      method: 'POST',
      url: `/web-api${url}`,
      remoteAddress: address,
      headers: { ...mintedPass(platform.kernel), ...headers },
      body,
      ...(device === undefined ? {} : { cookies: { [DEVICE_COOKIE]: device } }),
    });
  }
  const newAddress = () => `10.${(++networks >> 8) & 255}.${networks & 255}.1`;

  /** Asks from one network after the other, until all strangers together are refused. */
  async function exhaust(url: string, body: () => object | Promise<object>): Promise<void> {
    const answers: number[] = [];
    for (let n = 0; n < STRANGERS; n++) answers.push((await post(url, await body())).statusCode);
    expect(answers[0]).toBeLessThan(300);
    expect(answers.at(-1)).toBe(429);
  }
  const messagesTo = async (to: string) => (await sentTo(platform.kernel.db, to)).length;
  /** Calls, and expects that it sends a message. */
  async function expectSent(to: string, call: () => Promise<{ readonly statusCode: number }>): Promise<void> {
    const before = await messagesTo(to);
    expect((await call()).statusCode).toBeLessThan(300);
    expect(await messagesTo(to)).toBe(before + 1);
  }

  const login = (device?: string) =>
    post(
      '/auth/login',
      { login: ann.email, password: PASSWORD, save: false },
      device === undefined ? {} : { device },
    );
  async function challengeOf(device?: string): Promise<string> {
    const answer = (await login(device)).json<SignInAnswer>();
    if (answer.user_id !== null) throw new Error('no second step was asked for');
    return answer.two_step.challenge;
  }
  /** Signs in once more, so that the device is known. */
  async function knownDevice(): Promise<string> {
    return (await login()).cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';
  }
  const registerMail = () => ({ channel: 'email', to: ann.email, language: 'en' });
  const registerSms = () => ({ channel: 'sms', to: phone, language: 'en' });
  const asSession = () => ({ headers: { authorization: `Bearer ${ann.token}` } });

  it('to sign in keep the owner’s own device out of nothing', async () => {
    await givePhone(platform, ann.playerId, phone);
    const device = await knownDevice();
    const body = { 'phone-number': phone, language: 'en' };
    await exhaust('/auth/sms/send', () => body);
    expect((await post('/auth/sms/send', body)).statusCode).toBe(429);
    await expectSent(phone, () => post('/auth/sms/send', body, { device }));
  });

  it.each([
    ['by SMS', () => ({ channel: 'sms', phone_number: phone, language: 'en' }), () => phone],
    ['by e-mail', () => ({ channel: 'email', email: ann.email, language: 'en' }), () => ann.email],
  ])('for a new password %s keep the owner’s own device out of nothing', async (_how, body, to) => {
    await givePhone(platform, ann.playerId, phone);
    const device = await knownDevice();
    await exhaust('/auth/forgot-password', body);
    await expectSent(to(), () => post('/auth/forgot-password', body(), { device }));
  });

  it('for new passwords of anybody’s, from the owner’s own network, leave the owner’s device its link', async () => {
    const device = await knownDevice();
    const from = { address: '192.0.2.77' };
    const answers: number[] = [];
    for (let n = 0; n < 25; n++) {
      const body = { channel: 'email', email: `nobody${n}@example.com`, language: 'en' };
      answers.push((await post('/auth/forgot-password', body, from)).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
    const body = { channel: 'email', email: ann.email, language: 'en' };
    expect((await post('/auth/forgot-password', body, from)).statusCode).toBe(429);
    await expectSent(ann.email, () => post('/auth/forgot-password', body, { ...from, device }));
  });

  it('or links keep nobody waiting who asks for another thing: each purpose is counted by itself', async () => {
    await givePhone(platform, ann.playerId, phone);
    await exhaust('/registration/code', registerSms);
    await exhaust('/registration/code', registerMail);
    await expectSent(phone, () => post('/auth/sms/send', { 'phone-number': phone, language: 'en' }));
    await expectSent(ann.email, () =>
      post('/auth/forgot-password', { channel: 'email', email: ann.email, language: 'en' }),
    );
  });

  async function withMailAsSecondStep(): Promise<void> {
    await ann.stepUp();
    const sent = await ann.post('/email-auth/send');
    const code = (await sentTo(platform.kernel.db, ann.email))[0]?.content.code;
    expect((await ann.post('/email-auth/confirm', { code_id: sentId(sent), code })).status).toBe(200);
  }

  it.each(['email', 'sms'] as const)(
    'leave the second step by %s to who has the right password',
    async (method) => {
      await withMailAsSecondStep();
      await bindPhone(platform, ann, phone);
      await exhaust('/registration/code', method === 'email' ? registerMail : registerSms);
      await exhaust('/auth/sms/send', () => ({ 'phone-number': phone, language: 'en' }));
      const body = { challenge: await challengeOf(), method };
      await expectSent(method === 'email' ? ann.email : phone, () => post('/auth/two-step/send', body));
    },
  );

  it('who have the password too leave the second step to the owner’s own device', async () => {
    const device = await knownDevice();
    await withMailAsSecondStep();
    await exhaust('/auth/two-step/send', async () => ({ challenge: await challengeOf(), method: 'email' }));
    const body = { challenge: await challengeOf(device), method: 'email' };
    await expectSent(ann.email, () => post('/auth/two-step/send', body, { device }));
  });

  it('leave it to the owner to bind the number, whoever else asks to bind it', async () => {
    await exhaust('/registration/code', registerSms);
    for (let n = 0; n < 3; n++) {
      const other = await securityPlayer(platform);
      await other.stepUp();
      expect((await other.post('/phone/send', { phone })).status).toBe(200);
    }
    await ann.stepUp();
    await expectSent(phone, async () => ({ statusCode: (await ann.post('/phone/send', { phone })).status }));
  });

  it('leave changes of security and the first confirmation of a number to the session', async () => {
    const told = await signUp(platform.app);
    await sql`update identity_person set phone = ${phone} where person_id =
      (select person_id from identity_player where player_id = ${told.playerId})`.execute(platform.kernel.db);
    await exhaust('/registration/code', registerSms);
    await expectSent(phone, () => post('/user/activation/sms', {}, { headers: told.bearer }));

    await exhaust('/registration/code', registerMail);
    await exhaust('/auth/forgot-password', () => ({ channel: 'email', email: ann.email, language: 'en' }));
    await expectSent(ann.email, () => post('/user/activation/email', {}, asSession()));
    await ann.stepUp();
    for (const path of ['/email-auth/send', '/email/send'])
      await expectSent(ann.email, async () => {
        // Both are codes of one purpose.
        await platform.advance(60_000);
        return { statusCode: (await ann.post(path, { email: 'new@example.com' })).status };
      });
  });

  it('to numbers that nobody has cost the site nothing and leave the codes of players', async () => {
    await givePhone(platform, ann.playerId, phone);
    const asked = Array.from({ length: 504 }, (_, n) =>
      post('/auth/sms/send', { 'phone-number': `+49170${1_000_000 + n}`, language: 'en' }),
    );
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await expectSent(phone, () => post('/auth/sms/send', { 'phone-number': phone, language: 'en' }));
  });

  it('to numbers that nobody proved have a budget of their own: players’ numbers are a reserve', async () => {
    await withMailAsSecondStep();
    await bindPhone(platform, ann, phone);
    const operators = ['15111', '15211', '15721', '15901', '1601', '1622', '1701', '1733'];
    const sentOf = async (operator: string, length: number) => {
      const asked = Array.from({ length }, (_, n) =>
        post('/registration/code', { channel: 'sms', to: `+49${operator}${500_000 + n}`, language: 'en' }),
      );
      return (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 202).length;
    };
    const perOperator = await Promise.all(operators.map((operator) => sentOf(operator, 50)));
    const sent = perOperator.reduce((sum, each) => sum + each, 0);
    // The player's own number was one of them, before it was proved.
    expect(sent).toBe(299);
    await platform.advance(60_000);
    // What grew back meanwhile is gone too.
    expect(await sentOf('1761', 20)).toBeLessThan(20);
    await expectSent(phone, () => post('/auth/sms/send', { 'phone-number': phone, language: 'en' }));
    const challenge = await challengeOf();
    await expectSent(phone, () => post('/auth/two-step/send', { challenge, method: 'sms' }));
  });

  it('take more work the more of them are asked for, and no more for who asks without working', async () => {
    const levelFor = async (headers: Record<string, string>) => {
      const body = { 'phone-number': newPhone(), language: 'en' };
      const answer = await post('/auth/sms/send', body, { headers: { 'x-captcha': '', ...headers } });
      return answer.json<{ details?: { level: number } }>().details?.level;
    };
    for (let n = 0; n < 120; n++) expect(await levelFor({})).toBe(1);
    for (let n = 0; n < 120; n++) await levelFor(mintedPass(platform.kernel));
    expect(await levelFor({})).toBe(2);
    for (let n = 0; n < 70; n++) await levelFor(mintedPass(platform.kernel));
    expect(await levelFor(mintedPass(platform.kernel, 3))).toBe(4);
    await platform.advance(1_200_000);
    expect(await levelFor({})).toBe(1);
  });
});
