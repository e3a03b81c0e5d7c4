import { Type, type Static } from 'typebox';

import { MARGIN_METHODS, type MarginMethod } from '../odds/margin/margin-method.ts';
import { LocalizedName, OutcomeCode, Slug } from './primitives.ts';

/** How a market's margin is put on and taken off (`contract/src/odds/margin`). */
export const MarginMethodSchema = Type.Unsafe<MarginMethod>(
  Type.Union(MARGIN_METHODS.map((method) => Type.Literal(method))),
);

/** A template of docs/markets.md in each language it is known in; English is always there. */
const Words = LocalizedName;

const Head = Type.Optional(Type.String({ minLength: 1, maxLength: 20 }));
/** A word over a column of a list: a page has room for nothing else there, so that all its languages are written. */
export const ColumnHead = Type.Object({
  ...LocalizedName.properties,
  de: Head,
  es: Head,
  tr: Head,
  ar: Head,
  hi: Head,
});
export type ColumnHead = Static<typeof ColumnHead>;

/**
 * What a specifier's value is: a total's `line` (2.5), a `handicap` of the home side (-1.5), an `ordinal` from one (which
 * half, set, goal), an `integer`, a `team` (home, away), a `score` (1:0), a `variant` that chooses the outcomes, or `text`.
 */
export const SpecifierKind = Type.Union([
  Type.Literal('line'),
  Type.Literal('handicap'),
  Type.Literal('ordinal'),
  Type.Literal('integer'),
  Type.Literal('team'),
  Type.Literal('score'),
  Type.Literal('variant'),
  Type.Literal('text'),
]);
export type SpecifierKind = Static<typeof SpecifierKind>;

export const MarketSpecifier = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9_]{0,19}$' }),
  kind: SpecifierKind,
});
export type MarketSpecifier = Static<typeof MarketSpecifier>;

export const MarketOutcome = Type.Object({
  code: OutcomeCode,
  name: Words,
  /** Where there is room for a word or two; its name where nothing is said. */
  short: Type.Optional(Words),
  /** Over its column in lists, without values; `short` where nothing is said. */
  letter: Type.Optional(ColumnHead),
  /** In its cell on the page of a match; its name where nothing is said. */
  cell: Type.Optional(Words),
});
export type MarketOutcome = Static<typeof MarketOutcome>;

/** Tab of the page of a match, as a key of `common:marketGroup`. */
export const MarketGroup = Type.Union([
  Type.Literal('main'),
  Type.Literal('totals'),
  Type.Literal('handicaps'),
  Type.Literal('goals'),
  Type.Literal('halves'),
  Type.Literal('intervals'),
  Type.Literal('corners'),
  Type.Literal('cards'),
  Type.Literal('sets'),
  Type.Literal('quarters'),
  Type.Literal('periods'),
  Type.Literal('maps'),
  Type.Literal('innings'),
  Type.Literal('scores'),
  Type.Literal('players'),
  Type.Literal('other'),
]);
export type MarketGroup = Static<typeof MarketGroup>;

/** Groups of cells in a list row. */
export const ListColumnName = Type.Union([
  Type.Literal('winner'),
  Type.Literal('total'),
  Type.Literal('handicap'),
  Type.Literal('next'),
]);

/** What a page has to know of a kind of market, or of one variant of it, to lay it out and name it. */
export const MarketTypeView = Type.Object({
  /** What `type` of its markets says: the key of the type, and `/` with the variant where it has some. */
  key: Type.String(),
  /** Place among all types: the page of a match shows them in this order. */
  rank: Type.Integer({ minimum: 0 }),
  /** The specifier its markets differ in, where there is one: a total's line, or a handicap's, which is written signed. */
  line: Type.Optional(Type.Object({ name: Type.String(), signed: Type.Boolean() })),
  /** In their order. */
  outcomes: Type.Array(MarketOutcome),
  /** It has outcomes beside the listed ones: scores such as `2:1`, or what each selection itself names (players). */
  beyond: Type.Optional(Type.Union([Type.Literal('scores'), Type.Literal('named')])),
  name: Words,
  /** For who wants short names of markets (S3-25), in every sport; its name where nothing is said. */
  shortName: Type.Optional(Words),
  /** What a sport calls it, where it is another name. */
  nameIn: Type.Optional(Type.Record(Slug, Words)),
  group: MarketGroup,
  /** Column of list rows it fills, in these sports. */
  listColumn: Type.Optional(ListColumnName),
  listedIn: Type.Optional(Type.Array(Slug)),
  /** Over its lines in lists. */
  lineHead: Type.Optional(ColumnHead),
});
export type MarketTypeView = Static<typeof MarketTypeView>;

const TypeId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9:._-]{0,23}$' });
const Outcomes = Type.Array(MarketOutcome, { maxItems: 200 });

/**
 * A kind of market as a provider describes it, or one variant of it: described again with a `variant`, it has those
 * outcomes where its specifier of kind `variant` has that value. Its key in prices and results is `<producer>:<id>`.
 */
export const MarketDescription = Type.Object({
  id: TypeId,
  variant: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9:._+-]{0,63}$' })),
  name: Words,
  specifiers: Type.Array(MarketSpecifier, { maxItems: 8 }),
  outcomes: Outcomes,
  /** Outcomes beside the listed ones: scores, or players and teams that the prices name. */
  beyond: MarketTypeView.properties.beyond,
  /** Sports that have it; every sport where nothing is said. */
  sports: Type.Optional(Type.Array(Slug, { maxItems: 40 })),
  /** `other` where nothing is said. */
  group: Type.Optional(MarketGroup),
  /** How many outcomes win together; one where nothing is said. */
  winners: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type MarketDescription = Static<typeof MarketDescription>;

const Name = Type.Object({ en: Type.String(), ru: Type.Optional(Type.String()) });
/** What a leg is bet on, written out: "Total goals 2.5", "Over 2.5". A bet keeps the names it was struck with. */
export const LegNamesView = Type.Object({ market: Name, outcome: Name });
