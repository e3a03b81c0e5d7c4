import { countryName, currencyName, languageName, languageNameIn } from './names.ts';

describe('names of languages, countries and currencies', () => {
  it('are written in the language of the reader', () => {
    expect([countryName('DE', 'en'), countryName('DE', 'ru')]).toEqual(['Germany', 'Германия']);
    expect([currencyName('EUR', 'en'), currencyName('EUR', 'ru')]).toEqual(['EUR, Euro', 'EUR, евро']);
    expect(currencyName('EUR', 'ar')).toBe('EUR، يورو');
    expect(['en', 'ru', 'tr', 'de'].map(languageName)).toEqual(['English', 'Русский', 'Türkçe', 'Deutsch']);
  });

  it('are English in a language the runtime does not know', () => {
    expect(countryName('DE', 'zz')).toBe('Germany');
  });

  it.each(['', 'x', 'ABCD', '??', 'DE@posix'])('do not throw for "%s", which is no code', (code) => {
    expect(countryName(code, 'en')).toBeUndefined();
    expect(currencyName(code, 'en')).toBe(code);
    expect(languageName(code).toLowerCase()).toBe(code.toLowerCase());
    expect(countryName('DE', code)).not.toBeUndefined();
  });
});

it.each([
  ['ru', 'en', 'Russian'],
  ['ru', 'ru', 'русский'],
  ['en', 'de', 'Englisch'],
  ['xx', 'en', 'xx'],
  ['en-US@posix', 'ru', 'en-US@posix'],
])('the language %s is said in %s as %s', (code, language, name) => {
  expect(languageNameIn(code, language)).toBe(name);
});
