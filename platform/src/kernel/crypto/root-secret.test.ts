import { readConfig } from '../config/config.ts';
import { newRootSecret, readRootSecret } from './root-secret.ts';

describe('the root secret', () => {
  it('is 32 random bytes in one encoding', () => {
    const secrets = Array.from({ length: 200 }, newRootSecret);
    expect(new Set(secrets).size).toBe(200);
    for (const secret of secrets) expect(readRootSecret(` ${secret}\n`, 'here')).toBe(secret);
  });

  const base64url = (bytes: Iterable<number> | string) => Buffer.from(bytes as string).toString('base64url');
  const random = Buffer.from(newRootSecret(), 'base64url');

  it.each([
    ['a word', 'sunshine'],
    ['43 letters of a sentence', 'the-quick-brown-fox-jumps-over-the-lazy-dog'],
    ['hex', random.toString('hex')],
    ['base64 with its padding', random.toString('base64')],
    ['31 bytes', base64url(random.subarray(1))],
    ['33 bytes', base64url([...random, 1])],
    ['another spelling of the same bytes', `${base64url(random)}=`],
    ['one byte repeated', base64url(new Array<number>(32).fill(0xa5))],
    ['zeros', base64url(new Array<number>(32).fill(0))],
    ['few bytes repeated', base64url(Array.from({ length: 32 }, (_, index) => 200 + (index % 8)))],
    ['counted bytes', base64url(Array.from({ length: 32 }, (_, index) => index))],
    ['encoded words', base64url('sunshine sunshine sunshine 12345')],
    ['nothing but space', ' '],
  ])('is not %s, and the start stops', (_what, secret) => {
    expect(() => readConfig({ PADDOCK_SECRET: secret }, '/srv')).toThrow(/^PADDOCK_SECRET .*npm run keys/);
  });

  it('is not repeated by the refusal', () => {
    expect(() => readRootSecret('sunshine', 'PADDOCK_SECRET')).not.toThrow(/sunshine/);
  });
});
