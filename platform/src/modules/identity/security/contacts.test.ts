import type {
  EmailChangeView,
  SecurityEventsView,
  SentCodeView,
  SignInAnswer,
  UserConfigView,
} from '@paddock/contract/schemas';

import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  signUp,
  tokenOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { sessionCookieOf } from '../identity.fixture.ts';
import { tokenSentTo } from '../passwords/passwords.fixture.ts';
import { answerKey } from './security-answer.ts';
import {
  atSecurityPage,
  securityPlayer,
  withTwoFactor,
  type Answer,
  type SecurityPlayer,
} from './security.fixture.ts';

const MINUTE_MS = 60_000;

describe('contacts and the security question', () => {
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
  const sentId = ({ body }: Answer) => (body as SentCodeView).code_id;
  const next = ({ body }: Answer) => (body as EmailChangeView).next;
  const login = async (email = ann.email) => {
    const body = { login: email, password: PASSWORD, save: true };
    return (
      await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body })
    ).json<SignInAnswer>();
  };
  /** The same player in another session, as a thief of a cookie has one. */
  async function secondSession(): Promise<SecurityPlayer> {
    const body = { login: ann.email, password: PASSWORD, save: true };
    const answer = await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body });
    const session = sessionCookieOf(answer.cookies) ?? '';
    const token = await tokenOf(platform.app, session);
    return atSecurityPage(platform.app, ann.email, {
      playerId: ann.playerId,
      session,
      token,
      bearer: { authorization: `Bearer ${token}` },
    });
  }
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
      const thief = await secondSession();
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

  describe('the security question', () => {
    const QUESTION = { question_id: 2, answer: 'Лесной переулок, 7' };

    it('is set with an answer in any spelling, and removed', async () => {
      await ann.stepUp();
      expect((await ann.post('/question', QUESTION)).body).toMatchObject({
        question_id: 2,
        protection_methods: { enable_security_question: true },
      });
      expect((await ann.delete('/question')).body).toMatchObject({ question_id: null });
    });

    it.each([
      ['a question nobody asks', { question_id: 99, answer: 'Rex' }, 'INVALID_INPUT'],
      ['too short an answer', { question_id: 1, answer: 'ab' }, 'ANSWER_TOO_SHORT'],
      ['one letter again and again', { question_id: 1, answer: 'aaaa aaa' }, 'ANSWER_TOO_SHORT'],
      ['marks alone', { question_id: 1, answer: '?!?!?!' }, 'ANSWER_TOO_SHORT'],
    ])('takes no %s', async (_name, body, code) => {
      await ann.stepUp();
      expect(await ann.post('/question', body)).toMatchObject({ code });
    });

    it.each([
      ['  Rex  the DOG ', 'rex the dog'],
      ['Rex-the.dog', 'rex the dog'],
      ['Алёна', 'алена'],
      ['Ｒｅｘ１', 'rex1'],
      ['🦊🦊🦊', undefined],
    ])('%j is kept as %j', (typed, key) => {
      expect(answerKey(typed)).toBe(key);
    });

    it('stands in for a lost device together with the password and the mailbox', async () => {
      await ann.stepUp();
      await ann.post('/question', QUESTION);
      await withTwoFactor(platform, ann);
      const sent = await ann.post('/two-factor/question-code');
      const proof = { method: 'question', code_id: sentId(sent), code: await codeOf(ann.email) };
      const disable = (password: string, answer: string) =>
        ann.post('/two-factor/disable', { password, proof: { ...proof, answer } });
      expect(await disable('wrong password', 'лесной переулок 7')).toMatchObject({ code: 'WRONG_PASSWORD' });
      expect(await disable(PASSWORD, 'Садовая улица')).toMatchObject({ code: 'WRONG_ANSWER' });
      expect(await disable(PASSWORD, ' лесной ПЕРЕУЛОК 7')).toMatchObject({ status: 200 });
      expect(await login()).toEqual({ user_id: ann.playerId });
    });

    it('stops guesses at three', async () => {
      await ann.stepUp();
      await ann.post('/question', QUESTION);
      await withTwoFactor(platform, ann);
      const proof = { method: 'question', code_id: 'x', code: '000000' };
      const guess = (answer: string) =>
        ann.post('/two-factor/disable', { password: PASSWORD, proof: { ...proof, answer } });
      for (const answer of ['Rex', 'Max', 'Bello'])
        expect(await guess(answer)).toMatchObject({ code: 'WRONG_ANSWER' });
      expect(await guess(QUESTION.answer)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    });

    it('helps nobody who set none', async () => {
      await withTwoFactor(platform, ann);
      expect(await ann.post('/two-factor/question-code')).toMatchObject({ code: 'FORBIDDEN' });
      const proof = { method: 'question', answer: '', code_id: 'x', code: '000000' };
      expect(
        await ann.post('/two-factor/disable', {
          password: PASSWORD,
          proof: { ...proof, answer: 'anything' },
        }),
      ).toMatchObject({ code: 'WRONG_ANSWER' });
    });
  });

  describe('a stolen session', () => {
    it.each<{ method?: 'DELETE'; path: string; body?: object }>([
      { path: '/two-factor/enrol' },
      { path: '/two-factor/confirm', body: { code: '123456' } },
      { path: '/two-factor/recovery-codes' },
      { path: '/passkeys/options' },
      { method: 'DELETE', path: '/passkeys/x' },
      { path: '/phone/send', body: { phone: '+4915120000000' } },
      { method: 'DELETE', path: '/phone' },
      { path: '/email/send', body: { email: 'thief@example.com' } },
      { path: '/email-auth/send' },
      { method: 'DELETE', path: '/email-auth' },
      { path: '/question', body: { question_id: 1, answer: 'Rex the dog' } },
      { method: 'DELETE', path: '/question' },
    ])('needs a proof of its own for $method $path', async ({ method, path, body }) => {
      await ann.stepUp();
      const thief = await secondSession();
      const answer = method === 'DELETE' ? await thief.delete(path) : await thief.post(path, body);
      expect(answer).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    });

    it('cannot guess the password for it', async () => {
      const thief = await secondSession();
      const tries: (string | undefined)[] = [];
      for (let n = 0; n < 6; n++)
        tries.push((await thief.post('/step-up', { method: 'password', password: `guess ${n}` })).code);
      expect(tries).toEqual([...Array<string>(5).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    });

    it('has no use for a proof older than five minutes', async () => {
      await ann.stepUp();
      expect((await ann.get()).confirmed_until_ms).toBe(platform.clock.nowMs() + 5 * MINUTE_MS);
      await platform.advance(5 * MINUTE_MS);
      expect(await ann.post('/two-factor/enrol')).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    });
  });

  describe('recent activity', () => {
    it('is listed newest first, page by page, the own alone', async () => {
      await ann.stepUp();
      for (let n = 0; n < 21; n++)
        await ann.post('/question', { question_id: 1, answer: `Rex the dog ${n}` });
      await ann.delete('/question');
      const page = await ann.get<SecurityEventsView>('/events');
      expect(page.events).toHaveLength(20);
      expect(page.events[0]).toMatchObject({
        kind: 'question-removed',
        is_this_session: true,
        address: '127.0.0.*',
      });
      const older = await ann.get<SecurityEventsView>(`/events?before=${page.next ?? ''}`);
      expect(older).toMatchObject({ events: [{}, {}], next: null });
      const bob = await securityPlayer(platform);
      expect(await bob.get('/events')).toEqual({ events: [], next: null });
    });

    it.each(['0', 'x', '99999999999999999999'])('refuses a page before %j', async (before) => {
      expect(await ann.get(`/events?before=${before}`)).toMatchObject({ code: 'INVALID_INPUT' });
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
