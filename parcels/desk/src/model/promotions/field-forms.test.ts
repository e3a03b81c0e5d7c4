import { codeOf, numberIn, numberText } from './field-forms.ts';

it.each([
  ['countries', 'gb', 'GB'],
  ['languages', 'EN', 'en'],
  ['companies', 'Acme', 'Acme'],
])('sends a code of %s that is typed as %s as %s', (name, typed, code) => {
  expect(codeOf(name, typed)).toBe(code);
});

it.each([
  [1_500, 'odds', '1.5'],
  [1_001, 'odds', '1.001'],
  [10_000, 'odds', '10'],
  [250, 'hundredths', '2.5'],
  [9_999, 'hundredths', '99.99'],
  [0, 'hundredths', '0'],
  [100, 'whole', '100'],
] as const)('types %i as %s: %s', (value, form, text) => {
  expect(numberText(value, form)).toBe(text);
  expect(numberIn(text, form)).toBe(value);
});

it.each([
  ['1,5', 'odds', 1_500],
  [' 7 ', 'whole', 7],
  ['2.', 'hundredths', 200],
  ['1.5', 'whole', undefined],
  ['1.0001', 'odds', undefined],
  ['-1', 'whole', undefined],
  ['1e3', 'whole', undefined],
  ['', 'whole', undefined],
] as const)('reads "%s" of %s as %s', (text, form, value) => {
  expect(numberIn(text, form)).toBe(value);
});
