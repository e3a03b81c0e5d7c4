import { withAnchors } from './anchors.ts';
import { EMPTY_TEXT, type EditedDocument } from './edited-document.ts';

type Heading = readonly [text: string, anchor: string];

const documentOf = (texts: Readonly<Record<string, readonly Heading[]>>): EditedDocument => ({
  ...{ kind: 'page', day: '', category: '', order: '' },
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, headings]) => [
      language,
      {
        ...EMPTY_TEXT,
        blocks: headings.map(([text, anchor], at) => ({
          id: at + 1,
          said: { block: 'heading' as const, level: 2, text, anchor },
        })),
      },
    ]),
  ),
});
const anchorsOf = (document: EditedDocument) =>
  Object.fromEntries(
    Object.entries(withAnchors(document, ['en', 'ru']).texts).map(([language, { blocks }]) => [
      language,
      blocks.map(({ said }) => said['anchor']),
    ]),
  );

describe('names of headings in links', () => {
  it.each([
    ['How odds move: 1X2 & more', 'how-odds-move-1x2-more'],
    ['Как движутся коэффициенты?', 'kak-dvizhutsia-koeffitsienty'],
    ['Größe der Wetten', 'groesse-der-wetten'],
    ['Cómo se mueven', 'como-se-mueven'],
    ['Işık çarpanı', 'isik-carpani'],
    ['كيف تتحرك الأسعار', 'section'],
    ['x'.repeat(59) + ' and more', 'x'.repeat(59)],
  ])('are made of the words of %j', (text, anchor) => {
    expect(anchorsOf(documentOf({ en: [[text, '']] }))).toEqual({ en: [anchor] });
  });

  it('stand once in a text, and stay where somebody typed them', () => {
    expect(
      anchorsOf(
        documentOf({
          en: [
            ['Why', ''],
            ['Why', 'why'],
            ['Why', ''],
          ],
        }),
      ),
    ).toEqual({ en: ['why-2', 'why', 'why-3'] });
  });

  it('are the same in every language that has as many headings', () => {
    const ru: readonly Heading[] = [
      ['Почему', ''],
      ['Когда', ''],
    ];
    const en: readonly Heading[] = [
      ['Why', ''],
      ['When', 'the-time'],
    ];
    expect(anchorsOf(documentOf({ ru, en }))).toEqual({
      ru: ['why', 'the-time'],
      en: ['why', 'the-time'],
    });
    expect(anchorsOf(documentOf({ ru: ru.slice(1), en }))).toEqual({
      ru: ['kogda'],
      en: ['why', 'the-time'],
    });
  });

  it('are left to a heading that has words, and a document that needs none is the same', () => {
    const document = documentOf({ en: [['', '']], ru: [['Почему', 'why']] });
    expect(withAnchors(document, ['en'])).toBe(document);
  });
});
