import {
  caretAfter,
  fullNumber,
  isWholeNumber,
  readPhone,
  writtenBy,
  type PhoneCountry,
} from './phone-mask.ts';

const GERMANY: PhoneCountry = { id: 276, name: 'Germany', country_code: 'DE', tel_code: '49' };
const RUSSIA: PhoneCountry = { id: 643, name: 'Russia', country_code: 'RU', tel_code: '7' };
const KAZAKHSTAN: PhoneCountry = { id: 398, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' };
const ALBANIA: PhoneCountry = { id: 8, name: 'Albania', country_code: 'AL', tel_code: '355' };
const COUNTRIES = [GERMANY, RUSSIA, KAZAKHSTAN, ALBANIA];
const RU_MASK = { CountryId: 643, Mask: '### ### ## ##', Min: 10, Max: 10 };

it.each([
  ['', ''],
  ['9', '9'],
  ['912', '912'],
  ['9123', '912 3'],
  ['9123456789', '912 345 67 89'],
  ['91234567890', '912 345 67 890'],
])('writes %s as %s [S3-15]', (digits, written) => {
  expect(writtenBy(RU_MASK.Mask, digits)).toBe(written);
});

it('keeps the caret behind the digit that was typed', () => {
  expect(caretAfter('912 345', 4)).toBe(5);
  expect(caretAfter('912 345', 0)).toBe(0);
  expect(caretAfter('912 345', 9)).toBe(7);
});

it.each([
  ['912 345-67-89', '9123456789', undefined],
  ['(912) 345 67 89', '9123456789', undefined],
  ['8 912 345 67 89', '9123456789', undefined],
  ['+7 912 345 67 89', '9123456789', RUSSIA],
  ['+49 151 12345678', '15112345678', GERMANY],
  ['0049 151 12345678', '15112345678', GERMANY],
  ['+355 67 212 3456', '672123456', ALBANIA],
  ['٩١٢٣٤٥٦٧٨٩', '9123456789', undefined],
  ['call me', '', undefined],
  // Typed one by one the plus stays until the digits after it name a country.
  ['+', '+', undefined],
  ['+3', '+3', undefined],
  ['+49', '', GERMANY],
  ['+999 12', '+99912', undefined],
  ['00', '00', undefined],
])('reads %s', (text, digits, country) => {
  expect(readPhone(text, COUNTRIES, RUSSIA, RU_MASK)).toEqual({ digits, country });
});

it('keeps the country that was chosen where two share a code', () => {
  expect(readPhone('+7 701 000 00 00', COUNTRIES, KAZAKHSTAN, RU_MASK).country).toBe(KAZAKHSTAN);
});

it('reads a whole number while no country is known yet', () => {
  expect(readPhone('+49 151 12345678', [], undefined, undefined)).toEqual({
    digits: '+4915112345678',
    country: undefined,
  });
  expect(writtenBy(RU_MASK.Mask, '+4915112345678')).toBe('+4915112345678');
});

it.each([
  ['9123456789', RUSSIA, '+79123456789', true],
  ['912345678', RUSSIA, '+7912345678', false],
  ['9123456789', undefined, '9123456789', false],
  ['+4915112345678', RUSSIA, '+4915112345678', true],
  ['+49', undefined, '+49', false],
])('%s of %j is %s, and whole: %p', (digits, country, full, whole) => {
  expect(fullNumber(digits, country)).toBe(full);
  expect(isWholeNumber(digits, country, country && RU_MASK)).toBe(whole);
});
