import {
  countriesText,
  COUNTRY_CODES,
  foundCountries,
  namedCountries,
  nameOfCountry,
} from './country-names.ts';

describe('countries by their names', () => {
  it('are all there, once each, in the order of the language', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(250);
    const german = namedCountries('de');
    expect(german.filter(({ code, name }) => code === name)).toEqual([]);
    expect(german.findIndex(({ code }) => code === 'AT')).toBeGreaterThan(
      german.findIndex(({ code }) => code === 'DE'),
    );
  });

  it('are listed as the language does, by the code where it has no name', () => {
    expect(countriesText(['DE', 'PL'], 'en')).toBe('Germany, Poland');
    expect(countriesText(['DE', 'QQ'], 'ru')).toContain('Германия');
    expect(nameOfCountry('QQ', 'ru')).toBe('QQ');
  });

  it('are found by their name, its beginning first, or by two letters, whatever marks letters have', () => {
    const german = namedCountries('de');
    const found = (typed: string, without?: string[]) =>
      foundCountries(german, typed, without).map(({ code }) => code);
    expect(found('oster')).toEqual(['AT']);
    expect(found('UA')[0]).toBe('UA');
    expect(found('land').slice(0, 2)).not.toContain('UA');
    expect(found('deutsch', ['DE'])).not.toContain('DE');
    expect([found('  '), found('zzz')]).toEqual([[], []]);
    expect(found('a')).toHaveLength(8);
  });
});
