import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { encodingOf, packBeginning, withEnd, type Encoding } from './packed-text.ts';

const BEGINNING = '<p>начало</p>'.repeat(9_000);
const UNPACK: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

describe.each(['br', 'gzip', 'identity'] as const)('a text packed as %s', (encoding) => {
  it.each([
    ['no end', ''],
    ['a short end', '{"конец":1}'],
    ['an end of as much as one block holds', 'x'.repeat(65_535)],
    ['an end of many blocks', 'конец'.repeat(30_000)],
  ])('is whole with %s', async (_what, end) => {
    const beginning = await packBeginning(BEGINNING, encoding);
    expect(UNPACK[encoding](withEnd(beginning, end)).toString()).toBe(BEGINNING + end);
  });

  it('takes another end each time', async () => {
    const beginning = await packBeginning(BEGINNING, encoding);
    for (const end of ['1', '2'])
      expect(UNPACK[encoding](withEnd(beginning, end)).toString()).toBe(BEGINNING + end);
  });
});

it('is a fraction of its size', async () => {
  for (const encoding of ['br', 'gzip'] as const)
    expect((await packBeginning(BEGINNING, encoding)).bytes.length).toBeLessThan(2_000);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, gzip; q=0', 'identity'],
  ['zstd', 'identity'],
])('is packed for a browser that takes %p as %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
