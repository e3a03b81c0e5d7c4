import { sql } from 'kysely';

import { startedWaits } from '../../../testing/index.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  signUp,
  tokenOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';
import { linkSentTo, sentTo } from '../../messages/messages.fixture.ts';
import { securityPlayer, withTwoFactor } from '../security/security.fixture.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';
import { RESET_LINK_MS } from './forgot-password.ts';
import { callerOf, tokenSentTo } from './passwords.fixture.ts';

const NEW = 'quite another horse';

describe('a forgotten password', () => {
  let platform: IdentityPlatform;
  let caller: ReturnType<typeof callerOf>;
  let player: Awaited<ReturnType<typeof signUp>>;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    caller = callerOf(platform);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    player = await signUp(platform.app);
  });

  const forgot = (over: object = {}, from: { readonly remoteAddress?: string } = {}) =>
    caller.post(
      '/web-api/auth/forgot-password',
      { channel: 'email', email: player.email, language: 'en', ...over },
      { ...from, headers: mintedPass(platform.kernel) },
    );
  const reset = (token: string, password = NEW) =>
    caller.post('/web-api/auth/reset-password', { token, password });
  const check = (token: string) => caller.post('/web-api/auth/reset-password/check', { token });
  const login = async (password: string) =>
    (await caller.post('/web-api/auth/login', { login: player.email, password, save: false })).statusCode;
  const config = (token: string) =>
    platform.app.inject({ url: '/web-api/user/config', headers: { authorization: `Bearer ${token}` } });

  it('is set anew by the link of a mail, which works once [S2-52]', async () => {
    await forgot();
    const token = await tokenSentTo(platform, player.email);
    expect((await check(token)).json()).toEqual({ expires_at_ms: platform.clock.nowMs() + RESET_LINK_MS });
    expect((await reset(token)).json()).toEqual({ changed: true });
    expect([await login(NEW), await login(PASSWORD)]).toEqual([200, 422]);
    expect((await reset(token, 'a third good one')).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await login(NEW)).toBe(200);
  });

  it('ends every session and tells the owner', async () => {
    const userOfSession = async () => {
      const cookies = { [SESSION_COOKIE]: player.session };
      const answer = await platform.app.inject({ url: '/web-api/session', cookies });
      return answer.json<{ user_id: string | null }>().user_id;
    };
    expect([(await config(player.token)).statusCode, await userOfSession()]).toEqual([200, player.playerId]);
    await forgot();
    await reset(await tokenSentTo(platform, player.email));
    expect([(await config(player.token)).statusCode, await userOfSession()]).toEqual([401, null]);
    const [notice] = await sentTo(platform.kernel.db, player.email);
    expect(notice).toMatchObject({ template: 'password-changed' });
    expect(notice?.content.lines[0]).toContain('was set anew');
  });

  it('is asked for with one answer, whoever is known, after the same waits', async () => {
    const shapes = [];
    for (const over of [{}, { email: `nobody-${player.email}` }]) {
      const { result: answer, waitsMs } = await startedWaits(() => forgot(over));
      const { code_id, resend_at_ms, expires_at_ms } = answer.json<Record<string, unknown>>();
      shapes.push([
        answer.statusCode,
        code_id,
        resend_at_ms,
        expires_at_ms,
        Object.keys(answer.headers).sort(),
        waitsMs,
      ]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(await sentTo(platform.kernel.db, `nobody-${player.email}`)).toEqual([]);
  });

  it('is refused alike for the known and the unknown once too many links were asked for', async () => {
    for (const over of [{}, { email: `nobody-${player.email}` }]) {
      const answers = [];
      const from = { remoteAddress: '192.0.2.77' };
      for (let n = 0; n < 5; n++) answers.push((await forgot(over, from)).statusCode);
      for (let n = 0; n < 9; n++) answers.push((await forgot(over)).statusCode);
      // One asker, then all strangers together.
      expect(answers).toEqual([200, 200, 200, 429, 429, ...Array<number>(7).fill(200), 429, 429]);
    }
  });

  it('ends with its time, and with the next change of the password', async () => {
    await forgot();
    const late = await tokenSentTo(platform, player.email);
    await platform.advance(10 * 60_000);
    expect((await check(late)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect((await reset(late)).json()).toMatchObject({ code: 'LINK_INVALID' });
    await forgot();
    const first = await tokenSentTo(platform, player.email);
    await forgot();
    const second = await tokenSentTo(platform, player.email);
    await reset(second);
    expect((await reset(first)).json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('is set by exactly one of several at the same moment', async () => {
    await forgot();
    const token = await tokenSentTo(platform, player.email);
    const answers = await Promise.all(
      ['one good word 1', 'two good words 2', 'three of them 3'].map((p) => reset(token, p)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it('is not burnt by a weak new one', async () => {
    await forgot();
    const token = await tokenSentTo(platform, player.email);
    expect((await reset(token, 'password1!')).json()).toMatchObject({ code: 'WEAK_PASSWORD' });
    expect((await reset(token, `${player.email.split('@')[0]}x`)).json()).toMatchObject({
      code: 'WEAK_PASSWORD',
    });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('skips no second step: who has one is asked for it after as before', async () => {
    const secure = await securityPlayer(platform);
    await withTwoFactor(platform, secure);
    await forgot({ email: secure.email });
    await reset(await tokenSentTo(platform, secure.email));
    const body = { login: secure.email, password: NEW, save: false };
    const answer = await caller.post('/web-api/auth/login', body);
    expect(answer.json()).toMatchObject({ user_id: null, two_step: { methods: ['totp', 'recovery'] } });
  });

  it('opens nothing from a mailbox the player has left', async () => {
    await forgot();
    const token = await tokenSentTo(platform, player.email);
    await sql`update identity_person set email = 'left@example.com' where email = ${player.email}`.execute(
      platform.kernel.db,
    );
    expect((await reset(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
    expect(await login(PASSWORD)).toBe(200);
  });

  it('writes the same rows for the known and the unknown', async () => {
    const rows = async () => {
      const { rows: counts } = await sql<{ links: bigint; messages: bigint }>`
        select (select count(*) from identity_mail_link) as links,
          (select count(*) from messages_outbox) as messages`.execute(platform.kernel.db);
      return [Number(counts[0]?.links), Number(counts[0]?.messages)];
    };
    const before = await rows();
    await forgot();
    const known = await rows();
    await forgot({ email: `stranger-${player.email}` });
    expect(await rows()).toEqual(known.map((count, n) => 2 * count - (before[n] ?? 0)));
  });

  it('is kept as a hash: what the database holds opens nothing', async () => {
    await forgot();
    const token = await tokenSentTo(platform, player.email);
    const stored = Buffer.from(token, 'base64url').toString('base64url');
    expect((await reset(`${stored.slice(0, -1)}${stored.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(422);
    for (const odd of ['', 'short', `${token}A`, `${token.slice(0, 42)}'`]) {
      expect((await reset(odd)).json()).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('sends links of our own address, whatever host a request names', async () => {
    await caller.post(
      '/web-api/auth/forgot-password',
      { channel: 'email', email: player.email, language: 'en' },
      {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
      },
    );
    expect(await linkSentTo(platform.kernel.db, player.email)).toMatch(/^\/en\/user\/passwordreset#token=/);
    const outbox = await platform.app.inject({
      url: `/sandbox/outbox.json?to=${player.email}`,
      headers: { host: 'evil.example' },
    });
    expect(outbox.body).toContain('http://paddock.test/en/user/passwordreset#token=');
    expect(outbox.body).not.toContain('evil.example');
  });

  it('goes to the address the player wrote, not to a look-alike that was typed', async () => {
    const wide = player.email.replace('player', 'ｐｌａｙｅｒ');
    expect((await forgot({ email: wide })).statusCode).toBe(200);
    expect(await sentTo(platform.kernel.db, wide)).toEqual([]);
    expect(await linkSentTo(platform.kernel.db, player.email)).toContain('#token=');
    // A Cyrillic letter is another letter: nobody's address.
    const cyrillic = player.email.replace('a', 'а');
    await forgot({ email: cyrillic });
    expect(await sentTo(platform.kernel.db, cyrillic)).toEqual([]);
  });

  it.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com,eve@example.com',
    'ann@example.com\u0000',
    '\u202eann@example.com',
    'no address',
    `${'a'.repeat(250)}@example.com`,
    '😀'.repeat(120),
  ])('refuses %j as an address', async (odd) => {
    expect((await forgot({ email: odd })).json()).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('refuses a body of 10 MB', async () => {
    const answer = await caller.post('/web-api/auth/forgot-password', {
      channel: 'email',
      email: 'a'.repeat(10_000_000),
      language: 'en',
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'BODY_TOO_LARGE' }),
    ]);
  });

  it('asks one address for a captcha after three, and refuses it later', async () => {
    const answers = [];
    for (let n = 0; n < 4; n++) {
      const body = { channel: 'email', email: `many${n}@example.com`, language: 'en' };
      answers.push(await caller.post('/web-api/auth/forgot-password', body, { remoteAddress: '10.9.9.9' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400]);
    expect(answers[3]?.json()).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
  });

  it('needs no session, and a session of before is worth nothing after', async () => {
    await forgot();
    await reset(await tokenSentTo(platform, player.email));
    await expect(tokenOf(platform.app, player.session)).resolves.toBeUndefined();
  });
});
