import type { SmsSentView } from '@paddock/contract/schemas';

import { CAPTCHA_HEADER } from '@paddock/contract';
import { captchaPass, mintedPass } from '../abuse/captcha.fixture.ts';
import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  givePhone,
  newPhone,
  PASSWORD,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

describe('signing in by phone', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;
  let phone: string;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.leap(24 * 3_600_000);
    phone = newPhone();
    ann = await signUp(platform.app);
    await givePhone(platform, ann.playerId, phone);
  });

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    platform.app.inject({ method: 'POST', url, body, headers });
  const send = (number: string, code?: string, headers = {}) =>
    post(
      '/web-api/auth/sms/send',
      { 'phone-number': number, ...(code === undefined ? {} : { 'phone-code': code }), language: 'en' },
      { ...mintedPass(platform.kernel), ...headers },
    );
  const signIn = (codeId: string, code: string) =>
    post('/web-api/auth/login/sms', { code_id: codeId, code, save: false });
  const codeTo = (to: string) => codeSentTo(platform.kernel.db, to);

  it.each([
    ['with a plus', () => ({ phone_number: phone })],
    [
      'with spaces and brackets',
      () => ({ phone_number: `${phone.slice(0, 3)} (${phone.slice(3, 6)}) ${phone.slice(6)}` }),
    ],
    ['in its national form', () => ({ phone_number: `0${phone.slice(3)}`, country_code: 'DE' })],
  ])('and password, the number %s [S7-32]', async (_name, number) => {
    const answer = await post('/web-api/auth/login/phone', { ...number(), password: PASSWORD, save: true });
    expect(answer.json()).toEqual({ user_id: ann.playerId });
    expect(sessionCookieOf(answer.cookies)).toBeDefined();
  });

  it('and password: a wrong password and a number nobody has are told alike', async () => {
    const answers = [
      await post('/web-api/auth/login/phone', { phone_number: phone, password: 'wrong one', save: true }),
      await post('/web-api/auth/login/phone', {
        phone_number: '+4915199999999',
        password: PASSWORD,
        save: true,
      }),
      await post('/web-api/auth/login/phone', { phone_number: '123', password: PASSWORD, save: true }),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('by the code of an SMS, once [S7-34, S7-35]', async () => {
    const { code_id: codeId } = (await send(phone.slice(3), '+49')).json<SmsSentView>();
    const code = await codeTo(phone);
    const answer = await signIn(codeId, ` ${code} `);
    expect(answer.json()).toEqual({ user_id: ann.playerId });
    const check = await platform.app.inject({
      url: '/web-api/session',
      cookies: { [SESSION_COOKIE]: sessionCookieOf(answer.cookies) ?? '' },
    });
    expect(check.json()).toEqual({ user_id: ann.playerId });
    expect((await signIn(codeId, code)).json()).toMatchObject({ code: 'CODE_SPENT' });
  });

  it('answers alike for a number nobody has, sends nothing there and takes no code for it', async () => {
    const stranger = '+4915188888888';
    const [known, unknown] = [await send(phone), await send(stranger)];
    const { code_id: codeId, ...rest } = unknown.json<SmsSentView>();
    expect(rest).toEqual({ ...known.json<object>(), code_id: undefined });
    expect([unknown.statusCode, codeId.length]).toEqual([200, known.json<SmsSentView>().code_id.length]);
    expect(await sentTo(platform.kernel.db, stranger)).toEqual([]);
    const tries: unknown[] = [];
    for (let n = 0; n < 6; n++) tries.push((await signIn(codeId, '000000')).json<{ code: string }>().code);
    expect(tries).toEqual([...Array.from({ length: 5 }, () => 'WRONG_CODE'), 'CODE_SPENT']);
  });

  it('takes five wrong codes and then not even the right one', async () => {
    const { code_id: codeId } = (await send(phone)).json<SmsSentView>();
    const code = await codeTo(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let left = 4; left >= 0; left--) {
      expect((await signIn(codeId, wrong)).json()).toMatchObject({ details: { triesLeft: left } });
    }
    expect((await signIn(codeId, code)).json()).toMatchObject({ code: 'CODE_SPENT' });
  });

  it('takes no code after ten minutes', async () => {
    const { code_id: codeId } = (await send(phone)).json<SmsSentView>();
    const code = await codeTo(phone);
    await platform.advance(600_000);
    expect((await signIn(codeId, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('takes the work of a captcha for each code, known number or not', async () => {
    for (const number of [phone, '+4915177777001']) {
      expect((await send(number, undefined, { [CAPTCHA_HEADER]: '' })).json()).toMatchObject({
        code: 'CAPTCHA_REQUIRED',
        details: { captchaCode: 100, level: 1 },
      });
      const pass = await captchaPass(platform.app, 1);
      expect((await send(number, undefined, { [CAPTCHA_HEADER]: pass })).statusCode).toBe(200);
    }
  });

  it('pauses an address that asks for codes to very many numbers', async () => {
    const number = (n: number) => `+4915177777${String(n).padStart(3, '0')}`;
    for (let n = 0; n < 20; n++) expect((await send(number(n))).statusCode).toBe(200);
    const paused = await send(number(20));
    expect(paused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { retryAtMs: platform.clock.nowMs() + 180_000 },
    });
  });

  it('sends to one number at most once a minute', async () => {
    await send(phone);
    const again = await send(phone);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it.each(['', 'x', '123', '+1 900 555 0199', '9'.repeat(41), '+49 30 901820'])(
    'sends no code to %j',
    async (number) => {
      const answer = await send(number);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});
