import { dayNames } from './day-names.ts';

it.each([
  [[1, 2, 3, 4, 5, 6, 7], 'en', 'Mon–Sun'],
  [[7, 1, 2], 'en', 'Mon–Tue, Sun'],
  [[3], 'ru', 'ср'],
  [[], 'en', ''],
])('writes the days %j in %s', (days, language, expected) => {
  expect(dayNames(days, language)).toBe(expected);
});
