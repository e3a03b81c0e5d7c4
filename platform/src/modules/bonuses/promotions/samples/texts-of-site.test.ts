import { textsOfSite } from './texts-of-site.ts';

const text = (title: string) => ({ title, summary: title, paragraphs: [] });
const TEXTS = { en: text('Five'), de: text('Fünf') };

it.each<[spoken: string[], kept: string[]]>([
  [
    ['en', 'de', 'ru'],
    ['en', 'de'],
  ],
  [['ru', 'de'], ['de']],
  [['pt'], ['en', 'de']],
])('of a sample in English and German a site that speaks %j begins with %j', (spoken, kept) => {
  expect(Object.keys(textsOfSite(TEXTS, spoken))).toEqual(kept);
});
