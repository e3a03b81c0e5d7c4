import { MINUTE_MS } from '@paddock/contract';
import type { UserConfigView } from '@paddock/contract/schemas';

import { codeSentTo, subjectsTo } from '../../messages/messages.fixture.ts';
import { createIdentityFixture, newPhone, tokenOf, type IdentityPlatform } from '../identity.fixture.ts';
import {
  anotherSession,
  bindPhone,
  sentId,
  securityPlayer,
  type SecurityPlayer,
} from './security.fixture.ts';

describe('contacts', () => {
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

  describe('the phone', () => {
    it('is bound by the code it was sent, shown masked, and its owner is told [S3-22]', async () => {
      await ann.stepUp();
      const phone = newPhone();
      const bound = await bindPhone(platform, ann, phone);
      expect(bound.body).toMatchObject({
        phone: `+49 ${'•'.repeat(9)}${phone.slice(-2)}`,
        protection_methods: { enable_phone_binding: true },
        protection_level: 20,
      });
      expect(await mailsTo(ann.email)).toContain('A phone number was bound on Paddock');
    });

    it('is bound by no code that somebody else asked for', async () => {
      const bea = await securityPlayer(platform);
      await ann.stepUp();
      await bea.stepUp();
      const phone = newPhone();
      const code_id = sentId(await bea.post('/phone/send', { phone }));
      const answer = await ann.post('/phone/confirm', { code_id, code: await codeOf(phone) });
      expect(answer).toMatchObject({ code: 'WRONG_CODE' });
    });

    it('is taken as dialled in its country', async () => {
      await ann.stepUp();
      const phone = newPhone();
      const dialled = phone.replace('+49', '0');
      expect((await ann.post('/phone/send', { phone: dialled, country_id: 276 })).status).toBe(200);
      expect(await codeOf(phone)).toMatch(/^\d{6}$/);
    });

    it('is changed and unbound', async () => {
      await ann.stepUp();
      await bindPhone(platform, ann, newPhone());
      const other = newPhone();
      expect((await bindPhone(platform, ann, other)).body).toMatchObject({
        phone: expect.stringContaining(other.slice(-2)) as string,
      });
      expect(await ann.delete('/phone')).toMatchObject({ status: 200, body: { phone: null } });
      expect((await ann.get()).protection_methods.enable_phone_binding).toBe(false);
    });

    it('of another account is answered like any other, and refused to who reads its messages', async () => {
      const phone = newPhone();
      await ann.stepUp();
      await bindPhone(platform, ann, phone);
      const eve = await securityPlayer(platform);
      await eve.stepUp();
      await platform.advance(MINUTE_MS);
      const taken = await eve.post('/phone/send', { phone });
      const free = await eve.post('/phone/send', { phone: newPhone() });
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

  it('stands in the user config, the phone masked, and offers a second step after a day [S3-19, S3-22, S3-24]', async () => {
    const config = async () => {
      const token = await tokenOf(platform.app, ann.session);
      const headers = { authorization: `Bearer ${token}` };
      return (await platform.app.inject({ url: '/web-api/user/config', headers })).json<UserConfigView>()
        .result;
    };
    await ann.stepUp();
    const phone = newPhone();
    await bindPhone(platform, ann, phone);
    expect(await config()).toMatchObject({
      protection_level: 20,
      protection_methods: { enable_phone_binding: true, enable_two_factor_auth: false },
      phone_code: '+49',
      phone_number: `${'•'.repeat(9)}${phone.slice(-2)}`,
      show_2fa_popup: false,
    });
    await platform.leap(24 * 60 * MINUTE_MS);
    expect((await config()).show_2fa_popup).toBe(true);
    await ann.post('/prompt/dismiss');
    expect((await config()).show_2fa_popup).toBe(false);
  });

  it.each(['', '/events'])('is read by nobody without a token: %j', async (path) => {
    const answer = await platform.app.inject({ url: `/web-api/user/security${path}` });
    expect(answer.statusCode).toBe(401);
  });

  it('tells a new player of nothing set [S3-22]', async () => {
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
