import type { EmailChangeView } from '@paddock/contract/schemas';

import { codeSentTo, subjectsTo } from '../../messages/messages.fixture.ts';
import { createIdentityFixture, newPhone, type IdentityPlatform } from '../identity.fixture.ts';
import { tokenSentTo } from '../passwords/passwords.fixture.ts';
import {
  bindPhone,
  sentId,
  signInAnswer,
  securityPlayer,
  withTwoFactor,
  type Answer,
  type SecurityPlayer,
} from './security.fixture.ts';

describe('the e-mail address', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  const codeOf = (to: string) => codeSentTo(platform.kernel.db, to);
  const mailsTo = (to: string) => subjectsTo(platform.kernel.db, to);
  const next = ({ body }: Answer) => (body as EmailChangeView).next;
  const login = (email = ann.email) => signInAnswer(platform, email);
  const change = (email: string) => ann.post('/email/send', { email });
  const confirm = async (to: 'current' | 'coming', answer: Answer, address: string, player = ann) =>
    player.post('/email/confirm', { to, code_id: next(answer)?.code_id, code: await codeOf(address) });

  it('changes once both addresses have confirmed; the one before is told', async () => {
    await ann.stepUp();
    const coming = `new-${ann.email}`;
    const first = await change(coming);
    expect(next(first)?.to).toBe('current');
    expect(await mailsTo(coming)).toEqual([]);
    const second = await confirm('current', first, ann.email);
    expect(next(second)?.to).toBe('coming');
    expect((await ann.get()).email).toBe(ann.email);
    const done = await confirm('coming', second, coming);
    expect(next(done)).toBeNull();
    expect((await ann.get()).email).toBe(coming);
    expect(await login(coming)).toEqual({ user_id: ann.playerId });
    expect((await login(ann.email)).user_id).toBeUndefined();
    expect(await mailsTo(ann.email)).toContain('The e-mail address was changed on Paddock');
  });

  it('voids links for a new password that went to the one before', async () => {
    const post = (path: string, body: object) =>
      platform.app.inject({ method: 'POST', url: `/web-api/auth/${path}`, body });
    await post('forgot-password', { channel: 'email', email: ann.email, language: 'en' });
    const token = await tokenSentTo(platform, ann.email);
    expect((await post('reset-password/check', { token })).statusCode).toBe(200);
    await ann.stepUp();
    const coming = `void-${ann.email}`;
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
    const first = await change(`skip-${ann.email}`);
    expect(await confirm('coming', first, ann.email)).toMatchObject({ status: 422 });
    expect((await ann.get()).email).toBe(ann.email);
  });

  it.each([
    ['ann', 400, 'INVALID_INPUT'],
    ['ann@host', 400, 'INVALID_INPUT'],
    ['pаypal@example.com', 422, 'EMAIL_LETTERS'],
    ['ann@exаmple.com', 422, 'EMAIL_LETTERS'],
  ])('%s is refused', async (email, status, code) => {
    await ann.stepUp();
    expect(await change(email)).toMatchObject({ status, code });
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
    await bindPhone(platform, ann, newPhone());
    const sent = await ann.post('/email-auth/send');
    await ann.post('/email-auth/confirm', { code_id: sentId(sent), code: await codeOf(ann.email) });
    expect(await login()).toMatchObject({ two_step: { methods: ['email', 'sms'] } });
    await withTwoFactor(platform, ann);
    expect(await login()).toMatchObject({ two_step: { methods: ['totp', 'recovery', 'email'] } });
  });
});
