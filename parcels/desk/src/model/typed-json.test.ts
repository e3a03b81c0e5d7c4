import { jsonTextOf, readTypedJson } from './typed-json.ts';

it('shows what is short on one line, and reads what it shows', () => {
  const long = { all: ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'], fallback: 'en', hiddenFromGuests: [] };
  expect(jsonTextOf([5, 20, 50])).toBe('[5,20,50]');
  expect(jsonTextOf(long).split('\n').length).toBeGreaterThan(3);
  expect(readTypedJson(jsonTextOf(long))).toEqual({ isJson: true, value: long });
});

it('says in which line it stops to be JSON', () => {
  expect(readTypedJson('{\n  "a": 1,\n  b: 2\n}')).toEqual({ isJson: false, line: 3 });
  expect(readTypedJson('')).toMatchObject({ isJson: false });
});
