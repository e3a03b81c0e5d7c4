import { createPublicKey, createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTHeaderParameters } from 'jose';

import {
  createIdentityFixture,
  signUp,
  tokenOf,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { tokenKeyOf } from '../../../testing/token-key.ts';

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
    const own = () => tokenKeyOf(platform.kernel, 'player-token');
    const publicBytes = () => createPublicKey(own().privateKey).export({ format: 'der', type: 'spki' });
    const nowSec = () => Math.floor(platform.clock.nowMs() / 1_000);
    const claims = (
      edit: (jwt: SignJWT) => SignJWT,
      signWith: KeyObject = own().privateKey,
      header: JWTHeaderParameters = own().header,
    ) =>
      edit(
        new SignJWT({ sid: '1' })
          .setProtectedHeader(header)
          .setSubject(ann.playerId)
          .setIssuer('paddock')
          .setAudience('paddock-player')
          .setExpirationTime(nowSec() + 300),
      ).sign(signWith);
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

    it.each([
      [
        'signed with another key',
        () => claims((jwt) => jwt, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
      ],
      [
        'signed with the key of operators’ tokens',
        () => {
          const { privateKey, header } = tokenKeyOf(platform.kernel, 'operator-token');
          return claims((jwt) => jwt, privateKey, header);
        },
      ],
      [
        'of a key that is not there',
        () => claims((jwt) => jwt, undefined, { ...own().header, kid: 'nokeyid0' }),
      ],
      ['that names no key', () => claims((jwt) => jwt, undefined, { alg: 'ES256' })],
      [
        'with the public key as its secret',
        () => claims((jwt) => jwt, createSecretKey(publicBytes()), { ...own().header, alg: 'HS256' }),
      ],
      ['for another audience', () => claims((jwt) => jwt.setAudience('paddock-operator'))],
      ['of another issuer', () => claims((jwt) => jwt.setIssuer('elsewhere'))],
      ['for no player', () => claims((jwt) => jwt.setSubject('admin'))],
      [
        'without an end',
        () =>
          new SignJWT({ sid: '1' })
            .setProtectedHeader(own().header)
            .setSubject(ann.playerId)
            .setIssuer('paddock')
            .setAudience('paddock-player')
            .sign(own().privateKey),
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
