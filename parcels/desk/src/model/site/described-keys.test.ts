import en from '../../../locales/en.json' with { type: 'json' };
import { aboutKey } from './described-keys.ts';

describe('keys of the configuration in words', () => {
  it('are all of the dictionary', () => {
    const { brand, ...about } = en.site.about;
    expect(brand).toBeTruthy();
    expect(Object.keys(about).filter((name) => aboutKey(name) !== `site.about.${name}`)).toEqual([]);
  });

  it('have the words of all brands, and none where there are none', () => {
    expect(aboutKey('brand:meadow')).toBe('site.about.brand');
    expect([aboutKey('somethingNew'), aboutKey('brand')]).toEqual([null, null]);
  });
});
