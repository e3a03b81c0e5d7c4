import { randomBytes } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';

import { createSecrets } from '../../../kernel/crypto/secrets.ts';
import { createKeySeal } from './sealed-key.ts';

const ANN = '11' as PlayerId;
const BOB = '12' as PlayerId;

describe('sealed keys', () => {
  const sealOf = (secret: string) =>
    createKeySeal({
      secrets: createSecrets(secret),
      randomBytes: (size) => new Uint8Array(randomBytes(size)),
    });
  const key = Uint8Array.from({ length: 20 }, (_, n) => n);
  const sealed = sealOf('one').seal(ANN, key);

  it('open for their player', () => {
    expect(sealOf('one').open(ANN, sealed)).toEqual(key);
  });

  it('look different each time', () => {
    expect(sealOf('one').seal(ANN, key).equals(sealed)).toBe(false);
  });

  it.each([
    ['another player', () => sealOf('one').open(BOB, sealed)],
    ['another secret', () => sealOf('two').open(ANN, sealed)],
    [
      'a changed byte',
      () =>
        sealOf('one').open(
          ANN,
          sealed.map((byte, n) => (n === 30 ? byte ^ 1 : byte)),
        ),
    ],
    ['a cut row', () => sealOf('one').open(ANN, sealed.subarray(0, 20))],
  ])('do not open with %s', (_name, open) => {
    expect(open).toThrow();
  });
});
