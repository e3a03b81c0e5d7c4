import { percentText } from './percent.ts';

it.each([
  ['en', '53.85%'],
  ['de', '53,85\u00a0%'],
  ['tr', '%53,85'],
  ['ar-u-nu-latn', '53.85\u200e%\u200e'],
  ['ar-u-nu-arab', '٥٣٫٨٥٪\u061c'],
])('a share is written as %s writes percent', (locale, text) => {
  expect(percentText(0.53846, locale)).toBe(text);
});

it('has the digits that are asked for, however small it is', () => {
  expect(percentText(0.99, 'tr', { minimumFractionDigits: 2 })).toBe('%99,00');
  expect(percentText(0.000000715, 'en', { maximumSignificantDigits: 2 })).toBe('0.000072%');
});
