import type { PlayerId } from '@paddock/contract';
import type { SignInAnswer } from '@paddock/contract/schemas';

import { createHttpApp, type HttpApp } from '../../../kernel/http/http-app.ts';
import {
  createIdentityFixture,
  identityPartsOf,
  PASSWORD,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { sessionRoutes } from '../sessions/session-routes.ts';
import type { SecondStep } from './second-step.ts';
import { passwordRoutes } from './password-routes.ts';
import { twoStepRoutes } from './two-step-routes.ts';
import { BARE_HTTP } from '../../../testing/index.ts';

/** Takes `246810` of an app; the SMS code is right only with the code that was sent. */
const SECOND_STEP: SecondStep = {
  methodsOf: () => Promise.resolve(['totp', 'sms']),
  verify: (_player, method, code, codeId) =>
    Promise.resolve(code === '246810' && (method === 'totp' || codeId === 'sent')),
  send: () => Promise.resolve({ codeId: 'sent', resendAtMs: 1, expiresAtMs: 2 }),
};

describe('the second step of a sign-in', () => {
  let platform: IdentityPlatform;
  let app: HttpApp;
  let playerId: PlayerId;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    ({ playerId } = await signUp(platform.app, { email: 'two@example.com' }));
    const parts = {
      ...identityPartsOf(platform),
      secondStep: SECOND_STEP,
    };
    app = await createHttpApp(platform.kernel.config, BARE_HTTP);
    passwordRoutes(app, parts);
    twoStepRoutes(app, parts);
    sessionRoutes(app, parts);
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });

  const post = (url: string, body: object) => app.inject({ method: 'POST', url, body });
  const login = () =>
    post('/web-api/auth/login', { login: 'two@example.com', password: PASSWORD, save: true });
  async function challengeOf(): Promise<string> {
    const answer = (await login()).json<SignInAnswer>();
    if (answer.user_id !== null) throw new Error('no second step asked');
    return answer.two_step.challenge;
  }
  const step = (challenge: string, code: string, method = 'totp') =>
    post('/web-api/auth/two-step', { challenge, method, code, save: true });

  it('is asked for after the password, and no session stands before it [S7-34]', async () => {
    const answer = await login();
    expect(answer.json()).toEqual({
      user_id: null,
      two_step: { challenge: expect.any(String) as string, methods: ['totp', 'sms'] },
    });
    expect(answer.cookies).toEqual([]);
  });

  it('opens the session with the right code, once', async () => {
    const challenge = await challengeOf();
    const answer = await step(challenge, ' 246810 ');
    expect(answer.json()).toEqual({ user_id: playerId });
    const session = sessionCookieOf(answer.cookies) ?? '';
    const check = await app.inject({ url: '/web-api/session', cookies: { [SESSION_COOKIE]: session } });
    expect(check.json()).toEqual({ user_id: playerId });
    expect((await step(challenge, '246810')).json()).toMatchObject({ code: 'TWO_STEP_EXPIRED' });
  });

  it('takes five wrong codes and then not even the right one', async () => {
    const challenge = await challengeOf();
    for (let triesLeft = 4; triesLeft >= 0; triesLeft--) {
      expect((await step(challenge, '000000')).json()).toMatchObject({
        code: 'WRONG_CODE',
        details: { triesLeft },
      });
    }
    expect((await step(challenge, '246810')).json()).toMatchObject({ code: 'TWO_STEP_EXPIRED' });
  });

  it('waits ten minutes and no longer', async () => {
    const challenge = await challengeOf();
    await platform.advance(600_000);
    expect((await step(challenge, '246810')).json()).toMatchObject({ code: 'TWO_STEP_EXPIRED' });
  });

  it('sends a code for the methods that need one, and checks that very code', async () => {
    const challenge = await challengeOf();
    expect((await step(challenge, '246810', 'sms')).statusCode).toBe(422);
    const sent = await post('/web-api/auth/two-step/send', { challenge, method: 'sms' });
    expect(sent.json()).toEqual({ resend_at_ms: 1, expires_at_ms: 2 });
    expect((await step(challenge, '246810', 'sms')).json()).toEqual({ user_id: playerId });
  });

  it('pauses whoever has the password and asks for one challenge after another', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) {
      const challenge = await challengeOf();
      for (let m = 0; m < 5; m++) codes.push((await step(challenge, '000000')).json<{ code: string }>().code);
    }
    expect(codes.slice(0, 10).every((code) => code === 'WRONG_CODE')).toBe(true);
    expect(codes.at(-1)).toBe('SIGN_IN_PAUSED');
    await platform.advance(24 * 3_600_000);
    expect((await step(await challengeOf(), '246810')).json()).toEqual({ user_id: playerId });
  });

  it.each([
    ['a method the player has not', { method: 'email', code: '246810' }, 422, 'WRONG_CODE'],
    ['a method nobody has', { method: 'magic', code: '246810' }, 400, 'INVALID_INPUT'],
    ['no code', { method: 'totp', code: '' }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_name, attempt, status, code) => {
    const challenge = await challengeOf();
    const answer = await post('/web-api/auth/two-step', { challenge, save: true, ...attempt });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });

  it('knows no invented challenge', async () => {
    expect((await step('x'.repeat(43), '246810')).json()).toMatchObject({ code: 'TWO_STEP_EXPIRED' });
    const sent = await post('/web-api/auth/two-step/send', { challenge: 'x'.repeat(43), method: 'sms' });
    expect(sent.json()).toMatchObject({ code: 'TWO_STEP_EXPIRED' });
  });
});
