import { nameKey, personName } from './person-name.ts';

describe('a person’s name', () => {
  it.each([
    ['  Ann   Marie ', 'Ann Marie'],
    ['O’Connor-Smith', 'O’Connor-Smith'],
    ["D'Angelo", "D'Angelo"],
    ['J. R. R.', 'J. R. R.'],
    ['Лев Толстой', 'Лев Толстой'],
    ['Ѐленa', 'Ѐленa'],
    ['Zoe\u0308', 'Zoë'],
    ['محمد علی', 'محمد علی'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['שירה', 'שירה'],
    ['王小明', '王小明'],
    ['Đặng Thị Ngọc', 'Đặng Thị Ngọc'],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('%j is kept as %j', (text, kept) => {
    expect(personName(text)).toBe(kept);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a digit', 'Ann2'],
    ['an emoji', 'Ann 🐎'],
    ['an emoji of a letter', '🇩🇪'],
    ['a control character', 'Ann\u0000'],
    ['a line break', 'Ann\nBcc: x'],
    ['a character that turns the direction', 'Ann\u202egnp'],
    ['a character that isolates', '\u2067Ann\u2069'],
    ['a zero-width space', 'An\u200bn'],
    ['markup', '<b>Ann</b>'],
    ['a formula', '=cmd()'],
    ['only joints', '--'],
    ['81 letters', 'x'.repeat(81)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 words', 'x '.repeat(10_000)],
    ['a tower of marks', `A${'\u0301'.repeat(30)}`],
    ['half a surrogate pair', 'Ann\ud83d'],
  ])('refuses %s', (_what, text) => {
    expect(personName(text)).toBeUndefined();
  });

  it('answers the worst text at once', () => {
    expect(personName(`${'a'.repeat(300)}!`)).toBeUndefined();
  });

  it.each([
    ['Ann-Marie  O’Connor', 'ann marie oconnor'],
    ['ZOË', 'zoe\u0308'],
    ['Артём', 'АРТЕМ'],
    ['Strauß', 'STRAUSS'],
    ['ﬁona', 'Fiona'],
  ])('%s and %s are one', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('does not take one person for another', () => {
    expect(nameKey('Anna')).not.toBe(nameKey('Ann'));
    expect(nameKey('Анна')).not.toBe(nameKey('Anna'));
  });
});
