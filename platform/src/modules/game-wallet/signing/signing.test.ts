import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@paddock/contract';

import { createWalletFixture, ORBIT, type WalletFixture } from '../game-wallet.fixture.ts';

/** The time of RSA is spent once. */
const RSA = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

describe('a call of a game company', () => {
  let fixture: WalletFixture;
  let body: object;
  beforeAll(async () => {
    fixture = await createWalletFixture();
    body = { session: await fixture.token(await fixture.player()) };
  });
  afterAll(() => fixture.platform.close());

  const code = async (...asked: Parameters<WalletFixture['send']>) =>
    (await fixture.send(...asked)).body.code;

  it('is taken with the signature of its key over method, path, time and body', async () => {
    expect(await fixture.send('balance', body)).toMatchObject({
      status: 200,
      body: { balance: '100.00', currency: 'EUR', game: 'comet', language: 'en', device: 'desktop' },
    });
  });

  it.each([
    ['another key', { key: { algorithm: 'hmac-sha256', secret: new Uint8Array(32) } }],
    ['no signature', { signature: '' }],
    ['a signature that is none', { signature: '?%&' }],
    ['a key nobody has', { keyName: 'orbit.k9' }],
    ['a company nobody knows', { keyName: 'nobody.k1' }],
    ['a name that is none', { keyName: 'orbit' }],
    ['a clock ten minutes behind', { aheadMs: -10 * MINUTE_MS }],
    ['a clock ten minutes ahead', { aheadMs: 10 * MINUTE_MS }],
    ['another body', { sent: '{"session":"other"}' }],
    ['an empty body', { sent: ' ' }],
  ] as const)('is refused with %s', async (_what, over) => {
    expect(await fixture.send('balance', body, over)).toMatchObject({
      status: expect.any(Number) as number,
      body: { code: expect.stringMatching(/^GAME_SIGNATURE$|^MALFORMED_BODY$/) as string },
    });
  });

  it('is refused where its signature is of another path', async () => {
    const { app, clock } = fixture.platform;
    const answer = await app.inject({ method: 'POST', url: '/game-api/v1/balance', body });
    expect(answer.json()).toMatchObject({ code: 'GAME_SIGNATURE' });
    expect(clock.nowMs()).toBeGreaterThan(0);
  });

  it('may be four minutes off', async () => {
    for (const aheadMs of [-4 * MINUTE_MS, 4 * MINUTE_MS])
      expect(await code('balance', body, { aheadMs })).toBeUndefined();
  });

  it('is signed by RSA as well', async () => {
    await fixture.addKey('orbit', 'r1', RSA.publicKey);
    const key = { algorithm: 'rsa-sha256', privateKey: RSA.privateKey } as const;
    expect(await code('balance', body, { key, keyName: 'orbit.r1' })).toBeUndefined();
    expect(await code('balance', body, { keyName: 'orbit.r1' })).toBe('GAME_SIGNATURE');
  });

  it('is signed by the next key while the one before it still holds, and then by that alone', async () => {
    const nowMs = fixture.platform.clock.nowMs();
    const [before, after] = [new Uint8Array(randomBytes(32)), new Uint8Array(randomBytes(32))];
    await fixture.addKey('orbit', 'before', before, { untilMs: nowMs + 10 * MINUTE_MS });
    await fixture.addKey('orbit', 'after', after, { fromMs: nowMs + 5 * MINUTE_MS });
    const tries = async () => {
      const by = (secret: Uint8Array, keyName: string) =>
        code('balance', body, { key: { algorithm: 'hmac-sha256', secret }, keyName });
      return [await by(before, 'orbit.before'), await by(after, 'orbit.after')];
    };
    expect(await tries()).toEqual([undefined, 'GAME_SIGNATURE']);
    await fixture.platform.leap(6 * MINUTE_MS);
    expect(await tries()).toEqual([undefined, undefined]);
    await fixture.platform.leap(5 * MINUTE_MS);
    expect(await tries()).toEqual(['GAME_SIGNATURE', undefined]);
  });

  it('comes from the addresses its company named, where it named any', async () => {
    await fixture.addCompany({ ...ORBIT, addresses: ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'] });
    const from = (address: string) => code('balance', body, { address });
    expect(await from('192.0.2.7')).toBeUndefined();
    expect(await from('198.51.100.200')).toBeUndefined();
    expect(await from('2001:db8::1')).toBeUndefined();
    expect(await from('192.0.2.8')).toBe('GAME_ADDRESS');
    await fixture.addCompany(ORBIT);
  });

  it('is of one company alone: another one finds no session of it', async () => {
    const secret = new Uint8Array(randomBytes(32));
    await fixture.addCompany({ ...ORBIT, company: 'comets' });
    await fixture.addKey('comets', 'k1', secret);
    const theirs = { key: { algorithm: 'hmac-sha256', secret }, keyName: 'comets.k1' } as const;
    expect(await code('balance', body, theirs)).toBe('GAME_SESSION_UNKNOWN');
    // A key of one company does not sign for another.
    expect(await code('balance', body, { ...theirs, keyName: 'orbit.k1' })).toBe('GAME_SIGNATURE');
  });

  it('says without a signature what time it is', async () => {
    const answer = await fixture.platform.app.inject('/game-api/v1/time');
    expect(answer.json()).toEqual({ nowMs: fixture.platform.clock.nowMs() });
  });
});
