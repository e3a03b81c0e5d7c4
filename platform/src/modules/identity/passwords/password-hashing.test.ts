import { hash, hashRaw, verify } from '@node-rs/argon2';

import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { readConfig } from '../../../kernel/index.ts';
import { createPasswordHashing, hashingLanes } from './password-hashing.ts';

/** Said here once more, so that cheaper hashes are noticed: what OWASP recommends for argon2id, salts of 16 bytes, 32 of hash. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

describe('the hash of a password', () => {
  /** What the library was asked to compare with, and did. */
  const compared: string[] = [];
  const hashing = createPasswordHashing(undefined, {
    hash,
    hashRaw,
    verify: async (against, password) => {
      const matches = await verify(against, password);
      compared.push(String(against));
      return matches;
    },
  });
  beforeEach(() => void compared.splice(0));

  it('costs what is recommended', async () => {
    expect(await hashing.hash('a password of somebody')).toMatch(COST);
  });

  it.each(['development', 'production', 'test'])(
    'costs it as the product is configured: %s',
    async (NODE_ENV) => {
      const { passwordCost } = readConfig({ PADDOCK_SECRET: TEST_SECRET, NODE_ENV }, '/srv/paddock');
      expect(await createPasswordHashing(passwordCost).hash('a password of somebody')).toMatch(COST);
    },
  );

  it('is computed for nobody as for somebody: with one of the same cost, and it never matches', async () => {
    const somebody = await hashing.hash('a password of somebody');
    expect(await hashing.verify(somebody, 'a password of somebody')).toBe(true);
    expect(await hashing.verify(undefined, 'a password of somebody')).toBe(false);
    expect(compared).toEqual([somebody, expect.stringMatching(COST)]);
    expect(compared[1]).not.toBe(somebody);
  });

  it.each([
    [2, undefined, 2],
    [16, undefined, 4],
    [16, '18', 16],
  ])('is computed on all of %s cores that there are threads for (%s): %s', (cores, threads, lanes) => {
    expect(hashingLanes(cores, threads)).toBe(lanes);
  });
});
