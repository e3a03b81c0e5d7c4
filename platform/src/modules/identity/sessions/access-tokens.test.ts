import { SignJWT } from 'jose';

import {
  createIdentityFixture,
  signUp,
  tokenOf,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';

describe('bearer tokens', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
  });

  const config = (token: string) =>
    platform.app.inject({ url: '/web-api/user/config', headers: { authorization: `Bearer ${token}` } });

  it('honours a token for five minutes [S5-10]', async () => {
    expect((await config(ann.token)).statusCode).toBe(200);
    await platform.advance(299_000);
    expect((await config(ann.token)).statusCode).toBe(200);
    await platform.advance(2_000);
    expect((await config(ann.token)).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect((await config(await tokenOf(platform.app, ann.session))).statusCode).toBe(200);
  });

  describe('a token that is not ours [S5-10]', () => {
    const key = () => platform.kernel.secrets.key('access-token');
    const nowSec = () => Math.floor(platform.clock.nowMs() / 1_000);
    const claims = (signWith: Uint8Array, edit: (jwt: SignJWT) => SignJWT) =>
      edit(
        new SignJWT({ sid: '1' })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(ann.playerId)
          .setIssuer('paddock')
          .setAudience('paddock-player')
          .setExpirationTime(nowSec() + 300),
      ).sign(signWith);
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

    it.each([
      ['signed with another key', () => claims(new Uint8Array(32), (jwt) => jwt)],
      ['for another audience', () => claims(key(), (jwt) => jwt.setAudience('paddock-operator'))],
      ['of another issuer', () => claims(key(), (jwt) => jwt.setIssuer('elsewhere'))],
      ['for no player', () => claims(key(), (jwt) => jwt.setSubject('admin'))],
      [
        'without an end',
        () =>
          new SignJWT({ sid: '1' })
            .setProtectedHeader({ alg: 'HS256' })
            .setSubject(ann.playerId)
            .setIssuer('paddock')
            .setAudience('paddock-player')
            .sign(key()),
      ],
      [
        'with algorithm none',
        () =>
          `${base64({ alg: 'none' })}.${base64({
            sub: ann.playerId,
            sid: '1',
            iss: 'paddock',
            aud: 'paddock-player',
            exp: nowSec() + 300,
          })}.`,
      ],
      ['cut short', () => ann.token.slice(0, -4)],
      ['with another payload', () => ann.token.replace(/\.[^.]+\./, `.${base64({ sub: '1', sid: '1' })}.`)],
      ['no token at all', () => 'x'],
    ])('%s is refused', async (_name, forge) => {
      const answer = await config(await forge());
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it.each(['', 'Basic YTpi', 'Bearer', 'Bearer  x', `Bearer ${'a'.repeat(5_000)}`])(
      'header %j is refused',
      async (authorization) => {
        const answer = await platform.app.inject({ url: '/web-api/user/config', headers: { authorization } });
        expect(answer.statusCode).toBe(401);
      },
    );
  });
});
