import { generateKeyPairSync, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { SignInAnswer, SmsSentView } from '@paddock/contract/schemas';

import { codeSentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  givePhone,
  newPhone,
  PASSWORD,
  sessionCookieOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { tokenSentTo } from '../passwords/passwords.fixture.ts';
import { securityPlayer, sentId, withTwoFactor, type SecurityPlayer } from '../security/security.fixture.ts';
import { savePartner } from './partner-store.ts';
import { signedTextOf } from './partner-token.ts';

const HERE = new URL('..', import.meta.url).pathname;

describe('every way in', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  const partner = generateKeyPairSync('ed25519');

  beforeAll(async () => {
    platform = await createIdentityFixture();
    const publicKey = partner.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await savePartner(platform.kernel.db, { methodId: 'club', publicKey });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    platform.app.inject({ method: 'POST', url, body, headers });
  const twoStepOf = (answer: SignInAnswer) => {
    if (answer.user_id !== null) throw new Error('no second step was asked for');
    return answer.two_step;
  };

  it.each<[string, (phone: string) => Promise<readonly [url: string, body: object]>]>([
    ['a login', () => Promise.resolve(['/login', { login: ann.email, password: PASSWORD, save: true }])],
    [
      'a number and a password',
      (phone) => Promise.resolve(['/login/phone', { phone_number: phone, password: PASSWORD, save: true }]),
    ],
    [
      'the code of an SMS',
      async (phone) => {
        const sent = await post(
          '/web-api/auth/sms/send',
          { 'phone-number': phone, language: 'en' },
          mintedPass(platform.kernel),
        );
        const { code_id } = sent.json<SmsSentView>();
        const code = await codeSentTo(platform.kernel.db, phone);
        return ['/login/sms', { code_id, code, save: true }];
      },
    ],
    [
      'the token of a partner',
      () => {
        const expires_at_ms = platform.clock.nowMs() + 60_000;
        const claims = { player_id: ann.playerId, nonce: 'nonce-of-every-way', expires_at_ms };
        const token = Buffer.from(JSON.stringify(claims)).toString('base64url');
        const signature = sign(null, Buffer.from(signedTextOf('club', token)), partner.privateKey);
        return Promise.resolve([
          '/login/token',
          { method_id: 'club', token, sign: signature.toString('base64url'), lng: 'en' },
        ]);
      },
    ],
  ])('asks for the second step: %s', async (_way, requestOf) => {
    const phone = newPhone();
    await givePhone(platform, ann.playerId, phone);
    await withTwoFactor(platform, ann);
    const [url, body] = await requestOf(phone);
    const answer = await post(`/web-api/auth${url}`, body);
    expect(twoStepOf(answer.json<SignInAnswer>()).methods).toContain('totp');
    expect(sessionCookieOf(answer.cookies)).toBeUndefined();
  });

  it('asks for the second step: the first link of an account opens nothing where there is one', async () => {
    await withTwoFactor(platform, ann);
    const token = await tokenSentTo(platform, ann.email);
    const answer = await post('/web-api/auth/activate', { token });
    expect(answer.json()).toEqual({ activation_type: 1, user_id: null });
    expect(sessionCookieOf(answer.cookies)).toBeUndefined();
  });

  it('opens a session in one place alone', () => {
    const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.(?:test|fixture|testing)\.ts$/.test(name),
    );
    const openers = sources.filter((name) => /sessions\.open\(/.test(readFileSync(HERE + name, 'utf8')));
    expect(openers).toEqual(['sign-in/complete-sign-in.ts']);
  });

  it('takes the code that was sent for this sign-in, and none that was sent for another', async () => {
    await ann.stepUp();
    const sent = await ann.post('/email-auth/send');
    const code = await codeSentTo(platform.kernel.db, ann.email);
    await ann.post('/email-auth/confirm', { code_id: sentId(sent), code });
    const begin = async () => {
      const body = { login: ann.email, password: PASSWORD, save: true };
      const answer = await post('/web-api/auth/login', body);
      return twoStepOf(answer.json<SignInAnswer>()).challenge;
    };
    const finish = async (challenge: string, given: string) =>
      (
        await post('/web-api/auth/two-step', { challenge, method: 'email', code: given, save: true })
      ).json<object>();
    const [first, second] = [await begin(), await begin()];
    await platform.advance(60_000);
    await post('/web-api/auth/two-step/send', { challenge: first, method: 'email' });
    const ofFirst = await codeSentTo(platform.kernel.db, ann.email);
    expect(await finish(second, ofFirst)).toMatchObject({ code: 'WRONG_CODE' });
    expect(await finish(first, ofFirst)).toEqual({ user_id: ann.playerId });
  });
});
