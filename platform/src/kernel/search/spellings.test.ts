import { latinOf, nameWords } from './spellings.ts';

describe('words of names', () => {
  it.each([
    ['Saint-Étienne', ['saint', 'etienne']],
    ['St. Pauli (U-21)', ['st', 'pauli', 'u', '21']],
    ['\u202eArsenal\u200b', ['arsenal']],
    ['🏆 (.*)+ \\', []],
    ['a\u0000b', ['a', 'b']],
    ['東京ヴェルディ', ['東京ウェルティ']],
    ['x'.repeat(10_000), ['x'.repeat(40)]],
  ])('of %s are %j', (text, words) => {
    expect(nameWords(text)).toEqual(words);
  });

  it.each([
    ['арсенал', 'arsenal'],
    ['щука', 'shchuka'],
    ['жуковскии', 'zhukovskii'],
    ['arsenal', 'arsenal'],
  ])('%s is %s in Latin letters', (word, latin) => {
    expect(latinOf(word)).toBe(latin);
  });
});
