import { bodyOf, textOf } from './content.fixture.ts';
import { documentHead } from './document-head.ts';
import { Library } from './library.ts';

const body = { ...bodyOf('page', 'About'), texts: { en: textOf('About'), ru: textOf('О нас') } };
const headIn = (language: string) =>
  documentHead(
    new Library(),
    { address: '/about', body, sinceMs: 0, isPreview: false },
    { language, fallback: 'en', words: { company: '', email: '' }, stands: () => true },
  );

describe('the head of a document', () => {
  it.each([
    ['ru', 'ru', 'О нас'],
    ['de', 'en', 'About'],
  ])(
    'says in which language it is, and which it is written in: asked for in %s',
    (asked, language, title) => {
      expect(headIn(asked)).toMatchObject({ language, title, languages: ['en', 'ru'] });
    },
  );
});
