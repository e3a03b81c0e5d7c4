import { Type, type Static } from 'typebox';

import { CONTENT_KINDS } from '../content/addresses.ts';
import { ContentText, ContentTextOutline } from './content-blocks.ts';
import { OperatorReason } from './operators.ts';
import { DecimalId, LanguageCode, Ordinal, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const nullable = <Schema extends Parameters<typeof Type.Optional>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const ContentKindName = Type.Enum([...CONTENT_KINDS]);
/** `/blog/how-odds-move`; what may stand where is `mayStandAt` of the contract. */
export const ContentAddress = Type.String({ pattern: '^/[a-z0-9/_-]+$', maxLength: 150 });
/** A day, as `2026-11-26`. */
export const ContentDay = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });

const bodyOf = <Text extends Parameters<typeof Type.Array>[0]>(text: Text) =>
  Type.Object(
    {
      kind: ContentKindName,
      /** The day it is dated with: of articles and news. */
      day: Type.Optional(ContentDay),
      /** Of an article: the last part of its category's address. */
      category: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(?:[-/][a-z0-9]+)*$', maxLength: 60 })),
      /** Place among its neighbours, the least first. */
      order: Type.Optional(Type.Integer({ minimum: -10_000, maximum: 10_000 })),
      texts: Type.Record(LanguageCode, text, { minProperties: 1, maxProperties: 20, ...closed }),
    },
    closed,
  );

/** What a document says in some version: facts of it, and its text in each language it is written in. */
export const ContentBody = bodyOf(ContentText);
export type ContentBody = Static<typeof ContentBody>;
/** The same with blocks of any shape. */
export const ContentOutline = bodyOf(ContentTextOutline);

/** A document in a list. */
export const ContentLine = Type.Object({
  address: ContentAddress,
  kind: ContentKindName,
  title: Type.String(),
  description: Type.String(),
  day: nullable(ContentDay),
});
export type ContentLine = Static<typeof ContentLine>;

/** A text that was in force, and since when. */
export const ContentEdition = Type.Object({ number: Ordinal, fromMs: TimestampMs });
export type ContentEdition = Static<typeof ContentEdition>;

/** GET /web-api/content/document: a document as it is published, in a language. */
export const ContentView = Type.Object({
  address: ContentAddress,
  kind: ContentKindName,
  /** Of its text: the site’s own where it is not written in the one asked for. */
  language: LanguageCode,
  text: ContentText,
  day: nullable(ContentDay),
  category: nullable(Type.Object({ address: ContentAddress, title: Type.String() })),
  /** When this text was published; of a preview when it was written. */
  sinceMs: TimestampMs,
  /** Documents above it, the topmost first. */
  trail: Type.Array(Type.Object({ address: ContentAddress, title: Type.String() })),
  /** Documents below it, a first page of them. */
  below: Type.Array(ContentLine),
  belowCount: Type.Integer({ minimum: 0 }),
  /** Of rules: the texts that were in force, the newest first. */
  editions: Type.Array(ContentEdition),
  number: Ordinal,
  /** What is shown is a draft, seen by a link. */
  isPreview: Type.Boolean(),
  /** How often what is published had changed when this was read (topic `content`). */
  revision: Type.Integer({ minimum: 0 }),
});
export type ContentView = Static<typeof ContentView>;

/** A page of what is below a document, and what a search found. */
export const ContentLines = Type.Object({
  lines: Type.Array(ContentLine),
  count: Type.Integer({ minimum: 0 }),
});
export type ContentLines = Static<typeof ContentLines>;

/** A document in the operators’ list. */
export const ContentState = Type.Object({
  address: ContentAddress,
  kind: ContentKindName,
  title: Type.String(),
  latest: Ordinal,
  /** The version that is read; null where none is. */
  published: nullable(Ordinal),
  /** Versions that wait for their time. */
  planned: Type.Array(Type.Object({ id: DecimalId, number: Ordinal, fromMs: TimestampMs })),
  languages: Type.Array(LanguageCode),
  /** Languages of the site that its newest version is not written in. */
  missing: Type.Array(LanguageCode),
});
export type ContentState = Static<typeof ContentState>;

export const ContentVersionState = Type.Enum(['draft', 'planned', 'published', 'replaced']);
export type ContentVersionState = Static<typeof ContentVersionState>;

export const ContentVersionView = Type.Object({
  number: Ordinal,
  atMs: TimestampMs,
  author: Type.String(),
  reason: Type.String(),
  state: ContentVersionState,
});
export type ContentVersionView = Static<typeof ContentVersionView>;

/** A version as it is kept: a `ContentBody` once it was published; a draft is blank where something is not written yet. */
const KeptBody = Type.Unsafe<ContentBody>(Type.Record(Type.String(), Type.Unknown()));

/** GET /operator-api/content/document: one version whole, and all that were made, the newest first. */
export const ContentDocumentView = Type.Object({
  state: ContentState,
  number: Ordinal,
  body: KeptBody,
  versions: Type.Array(ContentVersionView),
});
export type ContentDocumentView = Static<typeof ContentDocumentView>;

/** POST /operator-api/content/drafts. */
export const ContentDraft = Type.Object(
  {
    address: ContentAddress,
    /** The version its author read; 0 for a document that is new. */
    seen: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    reason: OperatorReason,
    /** As `ContentBody` says, blank where something is not written yet; checked with each place named. */
    body: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown()),
  },
  closed,
);
export type ContentDraft = Static<typeof ContentDraft>;

export const ContentChoice = Type.Object({ address: ContentAddress, number: Ordinal }, closed);
/** POST /operator-api/content/publish: at once, or planned for a time. */
export const ContentPublication = Type.Object(
  { address: ContentAddress, number: Ordinal, reason: OperatorReason, fromMs: Type.Optional(TimestampMs) },
  closed,
);
export const ContentTakeBack = Type.Object(
  {
    address: ContentAddress,
    /** The version that whoever takes it back found published: of two at once the later would take back another. */
    seen: Type.Optional(Ordinal),
    reason: OperatorReason,
  },
  closed,
);
export const ContentMove = Type.Object(
  { address: ContentAddress, to: ContentAddress, reason: OperatorReason },
  closed,
);

/** What two versions differ in: places with what is said there, null where nothing is. */
export const ContentDifferences = Type.Object({
  differences: Type.Array(
    Type.Object({ place: Type.String(), before: Type.Unknown(), after: Type.Unknown() }),
  ),
});
export type ContentDifferences = Static<typeof ContentDifferences>;
