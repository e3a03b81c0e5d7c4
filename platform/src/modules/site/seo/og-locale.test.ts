import { ogLocaleOf } from './og-locale.ts';

it.each([
  ['en', 'en_GB'],
  ['hi', 'hi_IN'],
  ['fr', 'fr_FR'],
  ['pt-BR', 'pt_BR'],
])('the language %s is of a country for other sites: %s', (code, expected) => {
  expect(ogLocaleOf(code)).toBe(expected);
});
