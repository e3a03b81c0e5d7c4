import { createHash, createHmac } from 'node:crypto';

import { commitmentTo, isServerSeed } from './commitment.ts';
import { drawsOf } from './draws.ts';

const serverSeed = 'b3'.repeat(32);

describe('the numbers of a round (rules §12)', () => {
  it('are the bytes of HMAC-SHA256 over clientSeed:nonce:cursor, four at a time', () => {
    const draws = drawsOf({ serverSeed, clientSeed: 'my own words, Привет', nonce: 17 });
    for (const cursor of [0, 1, 2]) {
      const block = createHmac('sha256', serverSeed).update(`my own words, Привет:17:${cursor}`).digest();
      for (let at = 0; at < 8; at++) expect(draws(cursor * 8 + at)).toBe(block.readUInt32BE(at * 4));
    }
  });

  it('are the same in whatever order they are asked for, and others under another nonce', () => {
    const seeds = { serverSeed, clientSeed: 'a', nonce: 0 };
    const draws = drawsOf(seeds);
    const late = draws(11);
    expect(drawsOf(seeds)(11)).toBe(late);
    expect(draws(11)).toBe(late);
    expect(drawsOf({ ...seeds, nonce: 1 })(11)).not.toBe(late);
  });

  it('are committed to by SHA-256 of the characters of the seed, not of its bytes', () => {
    expect(commitmentTo(serverSeed)).toBe(createHash('sha256').update(serverSeed, 'ascii').digest('hex'));
  });

  it.each([
    [serverSeed, true],
    [serverSeed.toUpperCase(), false],
    [serverSeed.slice(1), false],
    [`${serverSeed}0`, false],
    ['', false],
  ])('are of a seed such as %s: %s', (text, isOne) => {
    expect(isServerSeed(text)).toBe(isOne);
  });
});
