import { regionName } from './region-name.ts';

describe('the name of a region', () => {
  it('is told in every language where its code is a country’s', () => {
    expect(regionName({ code: 'de', name: { en: 'Germany' } })).toEqual({
      en: 'Germany',
      ru: 'Германия',
      de: 'Deutschland',
      es: 'Alemania',
      tr: 'Almanya',
      ar: 'ألمانيا',
      hi: 'जर्मनी',
    });
  });

  it('is told in every language for parts of countries that play by themselves', () => {
    expect(regionName({ code: 'gb-eng', name: { en: 'England', ru: 'Англия' } })).toMatchObject({
      ru: 'Англия',
      tr: 'İngiltere',
      hi: 'इंग्लैंड',
    });
  });

  it('is its feed’s own where that says it', () => {
    const name = { en: 'Czech Republic', de: 'Tschechische Republik' };
    expect(regionName({ code: 'cz', name })).toMatchObject({ ...name, es: 'Chequia' });
  });

  it.each(['x', 'qq', 'zz', 'int', 'northland', '__proto__', 'constructor'])(
    'stays as it is for the code %s',
    (code) => {
      expect(regionName({ code, name: { en: 'Isles' } })).toEqual({ en: 'Isles' });
    },
  );
});
