import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';

import { rotateKey } from '../../../kernel/crypto/key-commands.ts';
import { rootKeyOf } from '../../../kernel/crypto/root-key.ts';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { createIdentityFixture, signUp, tokenOf, type IdentityPlatform } from '../identity.fixture.ts';

describe('the public keys of bearer tokens', () => {
  let platform: IdentityPlatform;
  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());

  const published = async () => {
    const answer = await platform.app.inject({ url: '/.well-known/jwks.json' });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    return answer.json<JSONWebKeySet>();
  };
  const subjectOf = async (token: string, set: JSONWebKeySet) => {
    const expected = { algorithms: ['ES256'], issuer: 'paddock', audience: 'paddock-player' };
    const currentDate = new Date(platform.clock.nowMs());
    const { payload } = await jwtVerify(token, createLocalJWKSet(set), { ...expected, currentDate });
    return payload.sub;
  };

  it('verify tokens elsewhere, those of the key before too, and hold nothing private', async () => {
    const ann = await signUp(platform.app);
    expect(await subjectOf(ann.token, await published())).toBe(ann.playerId);
    const { db } = platform.kernel;
    const nowMs = platform.clock.nowMs();
    await rotateKey({ db, root: rootKeyOf(TEST_SECRET), nowMs }, 'player-token');
    await platform.advance(60_000);
    const anew = await tokenOf(platform.app, ann.session);
    const set = await published();
    expect([await subjectOf(ann.token, set), await subjectOf(anew, set)]).toEqual([
      ann.playerId,
      ann.playerId,
    ]);
    expect(set.keys).toHaveLength(2);
    for (const key of set.keys)
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});
