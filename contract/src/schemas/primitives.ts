import { Type, type Static } from 'typebox';

/** Decimal string of a positive 64-bit id. */
export const DecimalId = Type.String({ pattern: '^[1-9]\\d{0,18}$' });

/** A page of a list in a query, from 1. */
export const PageNumberText = Type.String({ pattern: '^[1-9]\\d{0,5}$' });

/** What people know a player by: nine digits, the last a check digit. */
export const PlayerNumber = Type.String({ pattern: '^[1-9]\\d{8}$' });
/** What people know a bet by: eleven digits, the last a check digit. */
export const BetNumber = Type.String({ pattern: '^[1-9]\\d{10}$' });
/** A player's or a bet's public number as somebody typed it, or its id. */
export const NumberOrId = Type.String({ minLength: 1, maxLength: 40 });

/** Money as a decimal string in the currency of its account: "12.34". Exact digits are checked against the currency. */
export const Amount = Type.String({ pattern: '^-?(0|[1-9]\\d{0,14})(\\.\\d{1,4})?$', maxLength: 24 });

export const IsoCurrency = Type.String({ pattern: '^[A-Z]{3}$' });
/** What products that take stakes are named like, in the list of the platform: `sportsbook`. */
export const ProductName = Type.String({ pattern: '^[a-z][a-z-]{0,30}$' });
export const LanguageCode = Type.String({ pattern: '^[a-z]{2}$' });
export const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 });
/** Milliseconds since the epoch, until the year 9999: what a date and a database can hold. */
export const TimestampMs = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });
/** Seconds since the epoch, until the same year. */
export const TimestampSec = Type.Integer({ minimum: 0, maximum: 253_402_300_799 });
/** A number that counts up from 1, exact in JSON and in the database. */
export const Ordinal = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** How often a result was corrected, a version of a promotion, and a place in a list: the database keeps 32 bits. */
export const Revision = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** Of a result: a feed may number its words by the milliseconds they were made in. */
export const ResultRevision = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 });
export const Rank = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });
export const OddsMilliSchema = Type.Integer({ minimum: 1001, maximum: 1_000_000 });
export const SelectionIdText = Type.String({ pattern: '^[1-9]\\d{0,18}\\.[a-z0-9][a-z0-9:+-]{0,31}$' });
export const OutcomeCode = Type.String({ pattern: '^[a-z0-9][a-z0-9:+-]{0,31}$' });
/** Caller-made key of an idempotent request; a UUID is a good one. */
export const IdempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/** A text in the languages it is known in; English is always there, and read where another is not. @param maxLength of each */
export function inLanguages(maxLength: number) {
  const said = Type.String({ minLength: 1, maxLength });
  return {
    en: said,
    ru: Type.Optional(said),
    de: Type.Optional(said),
    es: Type.Optional(said),
    tr: Type.Optional(said),
    ar: Type.Optional(said),
    hi: Type.Optional(said),
  };
}

/** A name, of the catalogue or of an operator, in the languages it is known in. */
export const LocalizedName = Type.Object(inLanguages(120));
export type LocalizedName = Static<typeof LocalizedName>;

/** A language beside English that names may be told in. */
export type NameLanguage = Exclude<keyof LocalizedName, 'en'>;
export const NAME_LANGUAGES = ['ru', 'de', 'es', 'tr', 'ar', 'hi'] as const satisfies readonly NameLanguage[];
