import { Type, type Static } from 'typebox';

import { DecimalId, Slug } from './primitives.ts';

const closed = { additionalProperties: false };
/** What a reader sees has something to see in it. */
const said = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A line without marks: a heading, a caption. */
const Line = said(200);
/** Characters of the longest words that a document may have in one place. */
export const LONGEST_WORDS = 4_000;
/** Words with marks: `[words](/path)`, `**strong**`, `*emphasis*`. */
const Words = said(LONGEST_WORDS);
/** A file of this site. */
const OwnFile = Type.String({ pattern: '^/(?![/\\\\])[a-z0-9._/-]+$', maxLength: 200 });
const Pixels = Type.Integer({ minimum: 1, maximum: 8_000 });

/** The parts a text is made of, by their kind. None of them is markup: each is drawn by one component. */
export const CONTENT_BLOCKS = {
  heading: Type.Object(
    {
      block: Type.Literal('heading'),
      level: Type.Union([Type.Literal(2), Type.Literal(3)]),
      text: Line,
      /** Where it can be linked to; the same in every language. */
      anchor: Slug,
    },
    closed,
  ),
  text: Type.Object({ block: Type.Literal('text'), text: Words }, closed),
  list: Type.Object(
    {
      block: Type.Literal('list'),
      isNumbered: Type.Optional(Type.Boolean()),
      items: Type.Array(Words, { minItems: 1, maxItems: 60 }),
    },
    closed,
  ),
  steps: Type.Object(
    {
      block: Type.Literal('steps'),
      steps: Type.Array(Type.Object({ title: Line, text: Words }, closed), { minItems: 1, maxItems: 20 }),
    },
    closed,
  ),
  table: Type.Object(
    {
      block: Type.Literal('table'),
      caption: Line,
      columns: Type.Array(Line, { minItems: 2, maxItems: 8 }),
      rows: Type.Array(Type.Array(Type.String({ maxLength: 1_000 }), { minItems: 2, maxItems: 8 }), {
        minItems: 1,
        maxItems: 100,
      }),
    },
    closed,
  ),
  figures: Type.Object(
    {
      block: Type.Literal('figures'),
      figures: Type.Array(Type.Object({ value: said(30), label: Line }, closed), {
        minItems: 1,
        maxItems: 6,
      }),
    },
    closed,
  ),
  note: Type.Object(
    {
      block: Type.Literal('note'),
      tone: Type.Union([Type.Literal('info'), Type.Literal('warning')]),
      text: Words,
    },
    closed,
  ),
  picture: Type.Object(
    {
      block: Type.Literal('picture'),
      source: OwnFile,
      /** Other widths and formats of it, the best first. */
      sources: Type.Optional(
        Type.Array(
          Type.Object(
            {
              source: OwnFile,
              type: Type.Union([
                Type.Literal('image/avif'),
                Type.Literal('image/webp'),
                Type.Literal('image/png'),
                Type.Literal('image/jpeg'),
              ]),
              width: Pixels,
            },
            closed,
          ),
          { maxItems: 12 },
        ),
      ),
      /** What it shows, for those who do not see it. */
      alt: said(300),
      width: Pixels,
      height: Pixels,
      caption: Type.Optional(Words),
    },
    closed,
  ),
  questions: Type.Object(
    {
      block: Type.Literal('questions'),
      questions: Type.Array(Type.Object({ question: Line, answer: Words }, closed), {
        minItems: 1,
        maxItems: 40,
      }),
    },
    closed,
  ),
  link: Type.Object({ block: Type.Literal('link'), label: said(60), target: said(300) }, closed),
  odds: Type.Object(
    {
      block: Type.Literal('odds'),
      title: Line,
      championship: DecimalId,
      most: Type.Integer({ minimum: 1, maximum: 10 }),
    },
    closed,
  ),
  games: Type.Object(
    {
      block: Type.Literal('games'),
      title: Line,
      games: Type.Array(DecimalId, { minItems: 1, maxItems: 12 }),
    },
    closed,
  ),
  form: Type.Object(
    {
      block: Type.Literal('form'),
      /** A form of the site, which stands on its own page. */
      form: Type.Union([Type.Literal('support'), Type.Literal('idea'), Type.Literal('registration')]),
    },
    closed,
  ),
  contacts: Type.Object({ block: Type.Literal('contacts') }, closed),
} as const;

export type ContentBlockKind = keyof typeof CONTENT_BLOCKS;
export const ContentBlock = Type.Unsafe<ContentBlock>(Type.Union(Object.values(CONTENT_BLOCKS)));
export type ContentBlock = {
  readonly [Kind in ContentBlockKind]: Static<(typeof CONTENT_BLOCKS)[Kind]>;
}[ContentBlockKind];
/** A block of one kind. */
export type BlockOf<Kind extends ContentBlockKind> = Static<(typeof CONTENT_BLOCKS)[Kind]>;

const textOf = <Block extends Parameters<typeof Type.Array>[0]>(block: Block) =>
  Type.Object(
    {
      title: said(120),
      /** For search engines and lists, in a sentence. */
      description: said(300),
      /** Under the title. */
      lead: Type.Optional(Words),
      blocks: Type.Array(block, { maxItems: 200 }),
    },
    closed,
  );

/** A document in one language. */
export const ContentText = textOf(ContentBlock);
/** The same with blocks of any shape: for who looks at each by its own kind. */
export const ContentTextOutline = textOf(Type.Unknown());
export type ContentText = Static<typeof ContentText>;
