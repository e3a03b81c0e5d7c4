import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

import {
  createIdentityFixture,
  sessionCookieOf,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { savePartner } from './partner-store.ts';
import { signedTextOf } from './partner-token.ts';

describe('signing in by the token of a partner [S7-33]', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;
  const ours = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519');
  const pemOf = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
  let nonces = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    ann = await signUp(platform.app, { email: 'ann@example.com' });
    for (const [methodId, { publicKey }] of [
      ['club', ours],
      ['shop', other],
      ['gone', ours],
    ] as const) {
      await savePartner(platform.kernel.db, { methodId, publicKey: pemOf(publicKey) });
    }
    await savePartner(platform.kernel.db, { methodId: 'gone', publicKey: null });
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.advance(3_600_000));

  interface Over {
    readonly claims?: object;
    readonly methodId?: string;
    readonly signedFor?: string;
    readonly key?: KeyObject;
    readonly token?: string;
    readonly sign?: string;
  }
  function requestOf({
    claims = {},
    methodId = 'club',
    signedFor = methodId,
    key = ours.privateKey,
    ...over
  }: Over = {}) {
    const body = {
      player_id: ann.playerId,
      nonce: `nonce-${++nonces}-12345678`,
      expires_at_ms: platform.clock.nowMs() + 60_000,
      ...claims,
    };
    const token = over.token ?? Buffer.from(JSON.stringify(body)).toString('base64url');
    const signature =
      over.sign ?? sign(null, Buffer.from(signedTextOf(signedFor, token)), key).toString('base64url');
    return { method_id: methodId, token, sign: signature, lng: 'en' };
  }
  const send = (body: object) =>
    platform.app.inject({ method: 'POST', url: '/web-api/auth/login/token', body });

  it('lets the player in, once', async () => {
    const request = requestOf();
    const answer = await send(request);
    expect(answer.json()).toEqual({ user_id: ann.playerId });
    expect(sessionCookieOf(answer.cookies)).toBeDefined();
    expect((await send(request)).json()).toMatchObject({ code: 'PARTNER_TOKEN_INVALID' });
  });

  it('lets one in of many at the same moment', async () => {
    const request = requestOf();
    const answers = await Promise.all([send(request), send(request), send(request)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  it.each<[string, () => Over]>([
    ['signed by another key', () => ({ key: other.privateKey })],
    ['signed for another partner', () => ({ signedFor: 'shop' })],
    ['of an unknown partner', () => ({ methodId: 'nobody' })],
    ['of a partner that was switched off', () => ({ methodId: 'gone' })],
    ['that is over', () => ({ claims: { expires_at_ms: platform.clock.nowMs() } })],
    [
      'made for longer than allowed',
      () => ({ claims: { expires_at_ms: platform.clock.nowMs() + 4 * 60_000 } }),
    ],
    ['without an end', () => ({ claims: { expires_at_ms: undefined } })],
    ['whose end is a text', () => ({ claims: { expires_at_ms: '9999999999999' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['of nobody', () => ({ claims: { player_id: '123456789' } })],
    ['of something that is no id', () => ({ claims: { player_id: { $ne: null } } })],
    ['that is no JSON', () => ({ token: 'eyJh' })],
    ['that is null', () => ({ token: Buffer.from('null').toString('base64url') })],
    ['without a signature of its own', () => ({ sign: 'AAAA' })],
  ])('refuses a token %s, and says the same of each', async (_name, over) => {
    const answer = await send(requestOf(over()));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'PARTNER_TOKEN_INVALID']);
    expect(answer.cookies).toEqual([]);
  });

  it('is agreed on with Ed25519 keys alone', async () => {
    const { db } = platform.kernel;
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).publicKey;
    await expect(savePartner(db, { methodId: 'club', publicKey: pemOf(rsa) })).rejects.toThrow('Ed25519');
    await expect(savePartner(db, { methodId: '../x', publicKey: null })).rejects.toThrow('method id');
  });

  it.each([
    ['nothing', {}],
    ['another method id', { method_id: '../x', token: 'x', sign: 'x', lng: 'en' }],
    ['a long token', { method_id: 'club', token: 'x'.repeat(1_001), sign: 'x', lng: 'en' }],
  ])('refuses %s as input', async (_name, body) => {
    expect((await send(body)).statusCode).toBe(400);
  });
});
