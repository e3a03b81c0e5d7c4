import { SPORT_MARKETS } from './sport-markets.ts';
import { sideIn } from './column-heads.ts';

const LANGUAGES = ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'];
/** Says nothing in any language: 1, X, 2, a line. */
const isSign = (words: string): boolean => !/\p{Ll}/u.test(words.replaceAll(/\{[^}]*\}/g, ''));

it('every word over a column of a list is there in all languages', () => {
  const heads = Object.values(SPORT_MARKETS).flatMap(({ types }) =>
    types
      .filter(({ listColumn }) => listColumn !== undefined)
      .flatMap(({ lineHead, outcomes }) => [
        ...(lineHead === undefined ? [] : [lineHead]),
        ...outcomes.map(({ name, short = name, letter = short }) => letter),
      ]),
  );
  const lacking = heads.filter(
    (head) => !isSign(head.en) && LANGUAGES.some((language) => !Object.hasOwn(head, language)),
  );
  expect([heads.length > 20, lacking]).toEqual([true, []]);
});

it('the part that comes next is said with its side', () => {
  expect(sideIn('set', 2)).toMatchObject({ en: '2 in set', ru: 'Сет 2', ar: 'مجموعة 2' });
});
