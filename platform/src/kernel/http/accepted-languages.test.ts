import { acceptedLanguages, ownPageLanguage } from './accepted-languages.ts';

describe('Accept-Language', () => {
  it.each([
    ['de-DE,ru;q=0.8,en;q=0.3', ['de-DE', 'ru', 'en']],
    ['en;q=0.3, ru;q=0.8', ['ru', 'en']],
    ['ru;q=0,en', ['en']],
    ['ru;q=x,en', ['en']],
    ['en-US@posix', ['en-US@posix']],
    ['', []],
    [undefined, []],
    [',;,', []],
  ])('%j lists %j', (header, names) => {
    expect(acceptedLanguages(header)).toEqual(names);
  });

  it('is read no further than browsers write', () => {
    expect(acceptedLanguages('en,'.repeat(100_000)).length).toBeLessThan(200);
  });
});

describe('language of a page of the platform itself', () => {
  it.each([
    [undefined, 'ru-RU,ru;q=0.9', 'ru'],
    [undefined, 'de,ru;q=0.5,en;q=0.4', 'ru'],
    ['en', 'ru', 'en'],
    ['xx', 'ru', 'ru'],
    [undefined, 'en-US@posix', 'en'],
    // Aromanian, which begins like Russian.
    [undefined, 'rup', 'en'],
    [undefined, 'C', 'en'],
    [undefined, 'x-klingon', 'en'],
    [undefined, undefined, 'en'],
  ])('asked for %s by a browser of %s is %s', (asked, header, language) => {
    expect(ownPageLanguage(asked, header)).toBe(language);
  });
});
