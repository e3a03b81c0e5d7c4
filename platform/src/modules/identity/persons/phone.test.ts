import { COUNTRIES } from '../registration/countries.ts';
import { callingCode, phoneMasks } from './phone-masks.ts';
import { phoneKey } from './phone.ts';

const GERMANY = 276;
const RUSSIA = 643;

describe('a telephone number', () => {
  it.each([
    ['+49 151 12345678', undefined, '+4915112345678'],
    ['0151 12345678', GERMANY, '+4915112345678'],
    ['8 (912) 345-67-89', RUSSIA, '+79123456789'],
    ['+7 912 345-67-89', GERMANY, '+79123456789'],
    ['٠١٥١١٢٣٤٥٦٧٨', GERMANY, '+4915112345678'],
    ['＋４９１５１１２３４５６７８', undefined, '+4915112345678'],
    ['+1 201 555 0123', undefined, '+12015550123'],
  ])('%s in %s is %s', (text, countryId, key) => {
    expect(phoneKey(text, countryId)).toBe(key);
  });

  it.each([
    ['nothing', ''],
    ['no number', 'call me'],
    ['a number among words', 'my number is +4915112345678'],
    ['the national form of no country', '0151 12345678'],
    ['too few digits', '+49151'],
    ['too many digits', '+491511234567890123'],
    ['a country code nobody has', '+99915112345678'],
    ['a landline', '+49 89 1234567'],
    ['a number that costs its caller', '+49 900 1234567'],
    ['a number that costs nobody', '+49 800 1234567'],
    ['an extension', '+4915112345678 ext. 5'],
    ['an injected header', '+4915112345678\r\nBcc: a@example.com'],
    ['a million digits', `+49${'1'.repeat(1_000_000)}`],
    ['an emoji', '+49 151 1234567🐎'],
  ])('refuses %s', (_what, text) => {
    expect(phoneKey(text)).toBeUndefined();
  });
});

describe('masks of telephone numbers', () => {
  it('has one for every country, within its lengths [S3-15] [S7-22]', () => {
    expect(phoneMasks().map(({ CountryId }) => CountryId)).toEqual([...COUNTRIES.keys()]);
    for (const { Mask, Min, Max } of phoneMasks()) {
      const digits = Mask.replaceAll(/[^#]/g, '').length;
      expect(Mask).toMatch(/^#[# -]+#$/);
      expect(digits).toBeGreaterThanOrEqual(Min);
      expect(digits).toBeLessThanOrEqual(Max);
    }
  });

  it('is made from the numbering plans', () => {
    expect(phoneMasks().find(({ CountryId }) => CountryId === RUSSIA)).toEqual({
      CountryId: RUSSIA,
      Mask: '### ### ## ##',
      Min: 10,
      Max: 10,
    });
    expect([callingCode('DE'), callingCode('RU'), callingCode('US')]).toEqual(['49', '7', '1']);
  });
});
