import type { EmailChangeView, SignInAnswer, UserConfigView } from '@paddock/contract/schemas';

import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  signUp,
  tokenOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { tokenSentTo } from '../passwords/passwords.fixture.ts';
import {
  anotherSession,
  sentId,
  securityPlayer,
  withTwoFactor,
  type Answer,
  type SecurityPlayer,
} from './security.fixture.ts';

const MINUTE_MS = 60_000;

describe('contacts', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  let made = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    made += 1;
    ann = await securityPlayer(platform);
  });

  const codeOf = (to: string) => codeSentTo(platform.kernel.db, to);
  const subjectsTo = async (to: string) =>
    (await sentTo(platform.kernel.db, to)).map(({ content }) => content.subject);
  const newPhone = () => `+49151${20_000_000 + made}`;
  const next = ({ body }: Answer) => (body as EmailChangeView).next;
  const login = async (email = ann.email) => {
    const body = { login: email, password: PASSWORD, save: true };
    return (
      await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body })
    ).json<SignInAnswer>();
  };
  async function bind(player: SecurityPlayer, phone: string): Promise<Answer> {
    const sent = await player.post('/phone/send', { phone });
    return player.post('/phone/confirm', { code_id: sentId(sent), code: await codeOf(phone) });
  }

  describe('the phone', () => {
    it('is bound by the code it was sent, shown masked, and its owner is told [S3-22]', async () => {
      await ann.stepUp();
      const phone = newPhone();
      const bound = await bind(ann, phone);
      expect(bound.body).toMatchObject({
        phone: `+49 ${'•'.repeat(9)}${phone.slice(-2)}`,
        protection_methods: { enable_phone_binding: true },
        protection_level: 20,
      });
      expect(await subjectsTo(ann.email)).toContain('A phone number was bound on paddock.test');
    });

    it('is taken as dialled in its country', async () => {
      await ann.stepUp();
      const sent = await ann.post('/phone/send', { phone: `0151 ${20_000_000 + made}`, country_id: 276 });
      expect(sent.status).toBe(200);
      expect(await codeOf(newPhone())).toMatch(/^\d{6}$/);
    });

    it('is changed and unbound', async () => {
      await ann.stepUp();
      await bind(ann, newPhone());
      made += 100_000;
      const other = newPhone();
      expect((await bind(ann, other)).body).toMatchObject({
        phone: expect.stringContaining(other.slice(-2)) as string,
      });
      expect(await ann.delete('/phone')).toMatchObject({ status: 200, body: { phone: null } });
      expect((await ann.get()).protection_methods.enable_phone_binding).toBe(false);
    });

    it('of another account is answered like any other, and refused to who reads its messages', async () => {
      const phone = newPhone();
      await ann.stepUp();
      await bind(ann, phone);
      const eve = await securityPlayer(platform);
      await eve.stepUp();
      await platform.advance(MINUTE_MS);
      const taken = await eve.post('/phone/send', { phone });
      const free = await eve.post('/phone/send', { phone: `+49160${1_000_000 + made}` });
      expect([taken.status, Object.keys(taken.body as object)]).toEqual([
        free.status,
        Object.keys(free.body as object),
      ]);
      const answer = await eve.post('/phone/confirm', { code_id: sentId(taken), code: await codeOf(phone) });
      expect(answer).toMatchObject({ status: 409, code: 'CONTACT_UNAVAILABLE' });
      expect((await ann.get()).phone).not.toBeNull();
    });

    it.each(['12345', '+4915', '+4930123456', 'call me', '+1 900 555 0100'])('%s is none', async (phone) => {
      await ann.stepUp();
      expect(await ann.post('/phone/send', { phone })).toMatchObject({ status: 422, code: 'PHONE_INVALID' });
    });

    it('is bound in the session that asked for the code, by the player who did', async () => {
      await ann.stepUp();
      const phone = newPhone();
      const sent = await ann.post('/phone/send', { phone });
      const code = { code_id: sentId(sent), code: await codeOf(phone) };
      const bob = await securityPlayer(platform);
      expect(await bob.post('/phone/confirm', code)).toMatchObject({ code: 'WRONG_CODE' });
      await platform.advance(MINUTE_MS);
      const again = await ann.post('/phone/send', { phone });
      const thief = await anotherSession(platform, ann);
      const newer = { code_id: sentId(again), code: await codeOf(phone) };
      expect(await thief.post('/phone/confirm', newer)).toMatchObject({ code: 'WRONG_CODE' });
      expect((await ann.get()).phone).toBeNull();
    });
  });

  describe('the e-mail address', () => {
    const change = (email: string) => ann.post('/email/send', { email });
    const confirm = async (to: 'current' | 'coming', answer: Answer, address: string, player = ann) =>
      player.post('/email/confirm', { to, code_id: next(answer)?.code_id, code: await codeOf(address) });

    it('changes once both addresses have confirmed; the one before is told', async () => {
      await ann.stepUp();
      const coming = `new${made}@example.org`;
      const first = await change(coming);
      expect(next(first)?.to).toBe('current');
      expect(await subjectsTo(coming)).toEqual([]);
      const second = await confirm('current', first, ann.email);
      expect(next(second)?.to).toBe('coming');
      expect((await ann.get()).email).toBe(ann.email);
      const done = await confirm('coming', second, coming);
      expect(next(done)).toBeNull();
      expect((await ann.get()).email).toBe(coming);
      expect(await login(coming)).toEqual({ user_id: ann.playerId });
      expect((await login(ann.email)).user_id).toBeUndefined();
      expect(await subjectsTo(ann.email)).toContain('The e-mail address was changed on paddock.test');
    });

    it('voids links for a new password that went to the one before', async () => {
      const post = (path: string, body: object) =>
        platform.app.inject({ method: 'POST', url: `/web-api/auth/${path}`, body });
      await post('forgot-password', { channel: 'email', email: ann.email, language: 'en' });
      const token = await tokenSentTo(platform, ann.email);
      expect((await post('reset-password/check', { token })).statusCode).toBe(200);
      await ann.stepUp();
      const coming = `void${made}@example.org`;
      const second = await confirm('current', await change(coming), ann.email);
      await confirm('coming', second, coming);
      expect(
        (await post('reset-password', { token, password: 'of who reads the old box' })).json(),
      ).toMatchObject({
        code: 'LINK_INVALID',
      });
    });

    it('of another account sounds like any other until its own mailbox has confirmed', async () => {
      const bob = await securityPlayer(platform);
      await ann.stepUp();
      const first = await change(bob.email);
      const second = await confirm('current', first, ann.email);
      expect(second.status).toBe(200);
      const done = await confirm('coming', second, bob.email);
      expect(done).toMatchObject({ status: 409, code: 'CONTACT_UNAVAILABLE' });
      expect((await ann.get()).email).toBe(ann.email);
    });

    it('takes no code of the one address for the other', async () => {
      await ann.stepUp();
      const first = await change(`skip${made}@example.org`);
      expect(await confirm('coming', first, ann.email)).toMatchObject({ status: 422 });
      expect((await ann.get()).email).toBe(ann.email);
    });

    it.each(['ann', 'ann@host', 'pаypal@example.com', 'ann@exаmple.com'])('%s is refused', async (email) => {
      await ann.stepUp();
      expect(await change(email)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    });

    it('gives codes as a second step once it is confirmed, and no more when that is off', async () => {
      await ann.stepUp();
      const sent = await ann.post('/email-auth/send');
      expect(await login()).toEqual({ user_id: ann.playerId });
      const code = { code_id: sentId(sent), code: await codeOf(ann.email) };
      expect((await ann.post('/email-auth/confirm', code)).body).toMatchObject({
        protection_methods: { enable_email_auth: true },
      });
      const asked = await login();
      if (asked.user_id !== null) throw new Error('no second step was asked for');
      const { challenge, methods } = asked.two_step;
      expect(methods).toEqual(['email']);
      const post = (url: string, body: object) =>
        platform.app.inject({ method: 'POST', url: `/web-api/auth/two-step${url}`, body });
      await post('/send', { challenge, method: 'email' });
      const step = { challenge, method: 'email', save: true };
      expect((await post('', { ...step, code: '000000' })).json()).toMatchObject({ code: 'WRONG_CODE' });
      expect((await post('', { ...step, code: await codeOf(ann.email) })).json()).toEqual({
        user_id: ann.playerId,
      });
      await ann.delete('/email-auth');
      expect(await login()).toEqual({ user_id: ann.playerId });
    });

    it('lets SMS stand in for it, but not for an app', async () => {
      await ann.stepUp();
      await bind(ann, newPhone());
      const sent = await ann.post('/email-auth/send');
      await ann.post('/email-auth/confirm', { code_id: sentId(sent), code: await codeOf(ann.email) });
      expect(await login()).toMatchObject({ two_step: { methods: ['email', 'sms'] } });
      await withTwoFactor(platform, ann);
      expect(await login()).toMatchObject({ two_step: { methods: ['totp', 'recovery', 'email'] } });
    });
  });

  it('stands in the user config, the phone masked, and offers a second step after a day [S3-19, S3-22, S3-24]', async () => {
    const config = async () => {
      const token = await tokenOf(platform.app, ann.session);
      const headers = { authorization: `Bearer ${token}` };
      return (await platform.app.inject({ url: '/web-api/user/config', headers })).json<UserConfigView>()
        .result;
    };
    await ann.stepUp();
    const phone = newPhone();
    await bind(ann, phone);
    expect(await config()).toMatchObject({
      protection_level: 20,
      protection_methods: { enable_phone_binding: true, enable_two_factor_auth: false },
      phone_code: '+49',
      phone_number: `${'•'.repeat(9)}${phone.slice(-2)}`,
      show_2fa_popup: false,
    });
    await platform.advance(24 * 60 * MINUTE_MS);
    expect((await config()).show_2fa_popup).toBe(true);
    await ann.post('/prompt/dismiss');
    expect((await config()).show_2fa_popup).toBe(false);
  });

  it.each(['', '/events'])('is read by nobody without a token: %j', async (path) => {
    const answer = await platform.app.inject({ url: `/web-api/user/security${path}` });
    expect(answer.statusCode).toBe(401);
  });

  it('tells a new player of nothing set [S3-22]', async () => {
    const { playerId } = await signUp(platform.app, { email: `fresh${made}@example.com` });
    expect(playerId).not.toBe(ann.playerId);
    expect(await ann.get()).toMatchObject({
      protection_level: 0,
      protection_methods: {
        is_changed_password: false,
        enable_two_factor_auth: false,
        enable_phone_binding: false,
        enable_security_question: false,
        enable_email_auth: false,
      },
    });
  });
});
