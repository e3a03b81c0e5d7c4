import { chooseLanguage, directionOf, splitLanguage, withLanguage, type SiteLanguages } from './language.ts';

const SITE: SiteLanguages = { all: ['en', 'ru', 'de', 'kk'], hiddenFromGuests: ['kk'], fallback: 'de' };
const GUEST = { browser: [], signedIn: false };

describe('choice of the language', () => {
  it('goes by path, cookie, browser, site default, English [S2-01]', () => {
    expect(chooseLanguage(SITE, { ...GUEST, path: 'ru', cookie: 'en', browser: ['de-DE'] })).toBe('ru');
    expect(chooseLanguage(SITE, { ...GUEST, path: 'xx', cookie: 'en', browser: ['ru'] })).toBe('en');
    expect(chooseLanguage(SITE, { ...GUEST, browser: ['fr-FR', 'RU-ru', 'en'] })).toBe('ru');
    expect(chooseLanguage(SITE, GUEST)).toBe('de');
    expect(chooseLanguage({ ...SITE, fallback: 'xx' }, GUEST)).toBe('en');
    expect(chooseLanguage({ all: ['ru'], hiddenFromGuests: [], fallback: 'xx' }, GUEST)).toBe('ru');
    expect(chooseLanguage({ all: [], hiddenFromGuests: [], fallback: 'xx' }, GUEST)).toBe('en');
  });

  it.each([
    ['en-US@posix', 'en'],
    ['RU_ru.UTF-8', 'ru'],
    ['tr-TR', 'de'],
    ['C', 'de'],
    ['', 'de'],
    ['x-klingon', 'de'],
    ['zz-ZZ', 'de'],
    // Rundi, which is not Russian's first two letters.
    ['run-BI', 'de'],
  ])('a browser that says "%s" gets %s and never throws [S2-01]', (name, language) => {
    expect(chooseLanguage(SITE, { ...GUEST, browser: [name] })).toBe(language);
  });

  it('hides some languages from guests [S6-05]', () => {
    expect(chooseLanguage(SITE, { ...GUEST, path: 'kk' })).toBe('de');
    expect(chooseLanguage(SITE, { ...GUEST, path: 'kk', signedIn: true })).toBe('kk');
  });
});

describe('language prefix of a path', () => {
  it.each([
    ['/en/live', 'en', '/live'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/live', undefined, '/live'],
    ['/', undefined, '/'],
    ['/EN/live', 'en', '/live'],
    ['/rU', 'ru', '/'],
    ['/eng/live', undefined, '/eng/live'],
  ])('%s is %s and %s', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });

  it('is put back', () => {
    expect(withLanguage('en', '/')).toBe('/en');
    expect(withLanguage('en', '/live/football')).toBe('/en/live/football');
  });

  it('is of two letters alone', () => {
    expect(splitLanguage('')).toEqual({ language: undefined, path: '/' });
    expect(splitLanguage('/xen/a')).toEqual({ language: undefined, path: '/xen/a' });
  });

  it('knows the direction', () => {
    expect(['en', 'ru', 'ar', 'fa', 'he', 'ur'].map(directionOf)).toEqual([
      ...['ltr', 'ltr', 'rtl', 'rtl', 'rtl', 'rtl'],
    ]);
    expect(['xar', 'arx', 'fax'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr']);
  });
});
