import { bodyOf, textOf } from './content.fixture.ts';
import { documentHead } from './document-head.ts';
import { Library } from './library.ts';

const body = { ...bodyOf('page', 'About'), texts: { en: textOf('About'), ru: textOf('О нас') } };
const headIn = (language: string) =>
  documentHead(
    new Library(),
    { address: '/about', body, sinceMs: 0, editions: [], isPreview: false },
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

  it('has the first picture of its text', () => {
    const picture = (source: string) => ({
      block: 'picture' as const,
      source,
      alt: 'A field',
      width: 780,
      height: 520,
    });
    const text = { ...textOf('Goal'), blocks: [picture('/content-pictures/a/780.webp'), picture('/b.webp')] };
    const { picture: first } = documentHead(
      new Library(),
      {
        ...{
          address: '/news/goal',
          body: { kind: 'news', texts: { en: text } },
          sinceMs: 0,
          isPreview: false,
        },
        editions: [],
      },
      { language: 'en', fallback: 'en', words: { company: '', email: '' }, stands: () => true },
    );
    expect(first).toEqual({ path: '/content-pictures/a/780.webp', width: 780, height: 520, alt: 'A field' });
    expect(headIn('en').picture).toBeUndefined();
  });
});
