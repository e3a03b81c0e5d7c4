import { languageSubtag, readLocale, regionOf } from './locale.ts';

describe('name of a locale', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en-US@posix', 'en-US'],
    ['de_DE.UTF-8', 'de-DE'],
    ['sr_RS@latin', 'sr-RS'],
    ['tr-TR', 'tr-TR'],
    ['TR_tr', 'tr-TR'],
    ['zz-ZZ', 'zz-ZZ'],
    ['fil-PH', 'fil-PH'],
    ['zh-Hant_TW', 'zh-Hant-TW'],
  ])('%s is read as %s', (name, tag) => {
    expect(readLocale(name)?.toString()).toBe(tag);
    expect(languageSubtag(name)).toBe(readLocale(name)?.language);
  });

  it.each([
    '',
    ' ',
    'C',
    'C.UTF-8',
    'POSIX',
    'posix',
    'x-klingon',
    'i-klingon',
    '*',
    '@',
    '.UTF-8',
    '\u0130',
    '-',
  ])('"%s" names no language and does not throw', (name) => {
    expect(readLocale(name)).toBeUndefined();
    expect(languageSubtag(name)).not.toMatch(/^[a-z]{2,3}$/);
  });

  it('is something Intl takes, whatever it was read from', () => {
    for (const name of ['en-US@posix', 'de_DE.UTF-8', 'tr-TR', 'zz-ZZ', 'xx_YY.UTF-8']) {
      const locale = readLocale(name);
      expect(() => new Intl.NumberFormat(locale).format(1)).not.toThrow();
      expect(() => new Intl.DisplayNames(locale, { type: 'region' }).of('DE')).not.toThrow();
    }
  });
});

describe('region of a browser', () => {
  it.each([
    [['de-AT', 'de'], 'AT'],
    [['de', 'de-AT', 'en-US'], 'AT'],
    [['en-US@posix'], 'US'],
    [['x-klingon', 'de_DE.UTF-8'], 'DE'],
    [['de', 'C'], undefined],
    [[], undefined],
  ])('of %j is %s', (names, region) => {
    expect(regionOf(names)).toBe(region);
  });
});
