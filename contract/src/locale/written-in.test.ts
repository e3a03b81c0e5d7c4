import { writtenIn, writtenTitle } from './written-in.ts';

const TITLES = { en: 'A Good Week', de: 'Eine gute Woche', ru: 'Хорошая неделя', ar: 'أسبوع جيد' };

it.each([
  ['their own', TITLES, 'ru', 'de', 'ru'],
  ['the site’s own where theirs is missing', TITLES, 'hi', 'de', 'de'],
  ['English where that is missing too', TITLES, 'hi', 'tr', 'en'],
  ['any where there is no English', { ru: 'Хорошая неделя' }, 'hi', 'de', 'ru'],
  ['no language by the name of a property', TITLES, 'constructor', 'de', 'de'],
])('is read in %s', (_name, titles: Readonly<Record<string, string>>, language, fallback, read) => {
  expect(writtenIn(titles, { language, fallback })).toEqual({ language: read, text: titles[read] });
});

it('isolates a title that is written the other way', () => {
  const fallback = 'en';
  expect(writtenTitle(TITLES, { language: 'de', fallback })).toBe('Eine gute Woche');
  expect(writtenTitle(TITLES, { language: 'ar', fallback })).toBe('أسبوع جيد');
  expect(writtenTitle({ en: 'A Good Week' }, { language: 'ar', fallback })).toBe('\u2068A Good Week\u2069');
  expect(writtenTitle({ ar: 'أسبوع جيد' }, { language: 'de', fallback })).toBe('\u2068أسبوع جيد\u2069');
});

it('refuses what is written in no language', () => {
  expect(() => writtenIn({}, { language: 'en', fallback: 'en' })).toThrow('in no language');
});
