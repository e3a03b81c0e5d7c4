import { multiplierText } from './multiplier-text.ts';

describe('a multiplier', () => {
  it.each([
    [1_980, '.', '×1.98'],
    [2_000, '.', '×2.00'],
    [1_980, ',', '×1,98'],
  ] as const)('of %i thousandths is written with the mark of the language %s', (milli, decimalMark, text) => {
    expect(multiplierText(milli, { decimalMark })).toBe(text);
  });
});
