import { parseHex } from './hex.ts';
import { contrastOf } from './oklch.ts';

describe('a colour in hexadecimal', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0a4a2b', '#f6f5e6', 9.43],
  ])('of %s and %s have the contrast %s', (one, other, contrast) => {
    expect(contrastOf(parseHex(one), parseHex(other))).toBeCloseTo(contrast, 2);
  });

  it.each(['#fff', 'ffffff', '#FFFFFF', 'red'])('is not %s', (text) => {
    expect(() => parseHex(text)).toThrow(SyntaxError);
  });
});
