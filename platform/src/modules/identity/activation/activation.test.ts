import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { ActivationView } from '@paddock/contract/schemas';

import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  identityPartsOf,
  newPhone,
  PASSWORD,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { codeSentTo, linkSentTo, sentTo } from '../../messages/messages.fixture.ts';
import { callerOf, tokenSentTo } from '../passwords/passwords.fixture.ts';
import { ACTIVATION_LINK_MS } from './activation.ts';
import { activationFieldsOf } from './activation-fields.ts';

describe('activation', () => {
  let platform: IdentityPlatform;
  let caller: ReturnType<typeof callerOf>;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    caller = callerOf(platform);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app, { language: 'ru' });
  });

  const activate = (token: string) => caller.post('/web-api/auth/activate', { token });
  const view = async (who = ann) =>
    (
      await platform.app.inject({ url: '/web-api/user/activation', headers: who.bearer })
    ).json<ActivationView>();
  const post = (path: string, body: object = {}, who = ann) =>
    caller.post(`/web-api/user/activation${path}`, body, {
      headers: { ...who.bearer, ...mintedPass(platform.kernel) },
    });
  const tellPhone = (phone: string, who = ann) =>
    sql`update identity_person set phone = ${phone} where person_id =
      (select person_id from identity_player where player_id = ${who.playerId})`.execute(platform.kernel.db);

  it('begins with a mail at registration, in the language of the player [S2-52]', async () => {
    expect(await linkSentTo(platform.kernel.db, ann.email)).toMatch(
      /^\/ru\/user\/activatefast\?type=activatefast#token=/,
    );
    expect(await view()).toEqual({
      activation_type: 0,
      email: ann.email,
      is_email_confirmed: false,
      phone_to_confirm: null,
      is_phone_confirmed: false,
      remaining_days_to_activate: 30,
    });
  });

  it('confirms the address by its button, once, and signs in while the link is fresh [S3-20]', async () => {
    const token = await tokenSentTo(platform, ann.email);
    const answer = await activate(token);
    expect(answer.json()).toEqual({ activation_type: 1, user_id: ann.playerId });
    expect(sessionCookieOf(answer.cookies)).toMatch(/^[\w-]{43}$/);
    expect(await view()).toMatchObject({ activation_type: 1, remaining_days_to_activate: null });
    const again = await activate(token);
    expect(again.json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(again.cookies).toEqual([]);
  });

  it('only confirms once the first link is older than ten minutes', async () => {
    const token = await tokenSentTo(platform, ann.email);
    await platform.advance(10 * 60_000);
    const answer = await activate(token);
    expect(answer.json()).toEqual({ activation_type: 1, user_id: null });
    expect(answer.cookies).toEqual([]);
  });

  it('only confirms once the password was changed: who read the mail before does not get in', async () => {
    const token = await tokenSentTo(platform, ann.email);
    const changed = await caller.post(
      '/web-api/user/password',
      { old_password: PASSWORD, new_password: 'quite another horse' },
      { headers: { ...ann.bearer } },
    );
    expect(changed.statusCode).toBe(200);
    const answer = await activate(token);
    expect(answer.json()).toEqual({ activation_type: 1, user_id: null });
    expect(answer.cookies).toEqual([]);
  });

  it('ends with the time of its link', async () => {
    const token = await tokenSentTo(platform, ann.email);
    await platform.leap(ACTIVATION_LINK_MS);
    expect((await activate(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('is done by one of several at the same moment', async () => {
    const token = await tokenSentTo(platform, ann.email);
    const answers = await Promise.all([activate(token), activate(token), activate(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it('confirms no address the player has left', async () => {
    const token = await tokenSentTo(platform, ann.email);
    await sql`update identity_person set email = 'other@example.com' where email = ${ann.email}`.execute(
      platform.kernel.db,
    );
    expect((await activate(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('sends the link again on demand, which signs nobody in, and not without end', async () => {
    expect((await post('/email')).statusCode).toBe(200);
    expect(await linkSentTo(platform.kernel.db, ann.email)).toMatch(/^\/ru\/user\/accountverify#token=/);
    expect((await activate(await tokenSentTo(platform, ann.email))).json()).toEqual({
      activation_type: 1,
      user_id: null,
    });
    expect((await post('/email')).json()).toMatchObject({ code: 'NOTHING_TO_CONFIRM' });

    const bea = await signUp(platform.app);
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push((await post('/email', {}, bea)).statusCode);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('confirms a told phone by its code: the type becomes 3, with an e-mail 2 [S4-18]', async () => {
    const phone = newPhone();
    await tellPhone(phone);
    expect(await view()).toMatchObject({ activation_type: 0, phone_to_confirm: phone });
    const { code_id: codeId } = (await post('/sms')).json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    expect((await post('/sms/confirm', { code_id: codeId, code })).json()).toMatchObject({
      activation_type: 3,
      is_phone_confirmed: true,
      phone_to_confirm: null,
    });
    await activate(await tokenSentTo(platform, ann.email));
    expect(await view()).toMatchObject({ activation_type: 2 });
    expect((await post('/sms')).json()).toMatchObject({ code: 'NOTHING_TO_CONFIRM' });
  });

  it('takes a code from nobody but whom it was sent to', async () => {
    const phone = newPhone();
    await tellPhone(phone);
    const { code_id: codeId } = (await post('/sms')).json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    const eve = await signUp(platform.app);
    const stolen = await post('/sms/confirm', { code_id: codeId, code }, eve);
    expect(stolen.json()).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await view(eve)).toMatchObject({ activation_type: 0 });
  });

  it('is confirmed as well by a link for a new password, which came to the same address', async () => {
    await caller.post('/web-api/auth/forgot-password', {
      channel: 'email',
      email: ann.email,
      language: 'en',
    });
    const token = await tokenSentTo(platform, ann.email);
    await caller.post('/web-api/auth/reset-password', { token, password: 'quite another horse' });
    const { rows } = await sql`
      select 1 from identity_confirmed_email where player_id = ${ann.playerId}`.execute(platform.kernel.db);
    expect(rows).toHaveLength(1);
  });

  it('is done at registration for who proved the address there: no mail asks again', async () => {
    const { kernel } = platform;
    const before = (await sentTo(kernel.db, ann.email)).length;
    const { activation } = identityPartsOf(platform);
    await kernel.db.transaction().execute((tx) =>
      activation.greet(tx, {
        playerId: ann.playerId,
        email: { address: ann.email, proved: true },
        language: 'en',
      }),
    );
    expect(await sentTo(kernel.db, ann.email)).toHaveLength(before);
    expect(await view()).toMatchObject({ activation_type: 1 });
  });

  it('tells the user config the days left and the days of the password [S3-19]', async () => {
    const parts = identityPartsOf(platform);
    const registeredAtMs = platform.clock.nowMs();
    await platform.leap(10 * 24 * HOUR_MS + 1);
    const fields = () => activationFieldsOf(parts, { playerId: ann.playerId, registeredAtMs });
    expect(await fields()).toEqual({
      changed_pass_day_count: 10,
      activation_type: 0,
      remaining_days_to_activate: 20,
    });
    await caller.post('/web-api/auth/forgot-password', {
      channel: 'email',
      email: ann.email,
      language: 'en',
    });
    await caller.post('/web-api/auth/reset-password', {
      token: await tokenSentTo(platform, ann.email),
      password: 'quite another horse',
    });
    expect(await fields()).toMatchObject({ changed_pass_day_count: 0 });
  });
});
