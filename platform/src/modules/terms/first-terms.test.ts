import { FIRST_TERMS } from './first-terms.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr'];

it.each(FIRST_TERMS.subRules)(
  'section $position is written in every language of the product',
  ({ title, text }) => {
    expect([title, text].map((said) => Object.keys(said).toSorted())).toEqual([LANGUAGES, LANGUAGES]);
  },
);
