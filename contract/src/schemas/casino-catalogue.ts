import { Type, type Static } from 'typebox';

import { GAME_DEVICES, GAME_SECTIONS, GAME_VOLATILITIES } from '../casino/sections.ts';
import { OperatorReason } from './operators.ts';
import { Amount, IsoCurrency, LocalizedName, Ordinal } from './primitives.ts';

const closed = { additionalProperties: false };

/** Most games of one company in its catalogue. */
export const CATALOGUE_GAMES_MAX = 20_000;

/** What a game company is named by here, in addresses and keys. */
export const CompanyCode = Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$' });
/** What a company names its own game by. */
export const CompanyGameCode = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$' });
/** A company or studio by its code and the name it is shown by. */
export const CompanyName = Type.Object(
  { code: CompanyCode, name: Type.String({ minLength: 1, maxLength: 60 }) },
  closed,
);
export type CompanyName = Static<typeof CompanyName>;

export const GameSectionName = Type.Enum([...GAME_SECTIONS]);
export const VolatilityName = Type.Enum([...GAME_VOLATILITIES]);
export const DeviceName = Type.Enum([...GAME_DEVICES]);
/** A sub-category, feature or tag: words with hyphens between. */
export const GameWord = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });
/** ISO 3166-1, two letters. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' });
/** Return to the player in millionths: 964_500 is 96.45 %. */
export const RtpMillionths = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const Words = Type.Array(GameWord, { maxItems: 20, uniqueItems: true });
const Countries = Type.Array(CountryCode, { maxItems: 260, uniqueItems: true });

/** What stakes a game takes in a currency; nothing said is the company's own affair. */
export const StakesOfGame = Type.Object(
  { currency: IsoCurrency, lowest: Type.Optional(Amount), highest: Type.Optional(Amount) },
  closed,
);
export type StakesOfGame = Static<typeof StakesOfGame>;

/** What a company says of one game. A catalogue is all of its games: what is not in it any more is closed. */
export const CatalogueEntry = Type.Object(
  {
    code: CompanyGameCode,
    name: LocalizedName,
    /** The readable tail of its address. */
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 }),
    /** Whose game it is, where the company passes on those of others; the company's own unless given. */
    studio: Type.Optional(CompanyName),
    /** The first is the one its address and its page belong to. */
    sections: Type.Array(GameSectionName, { minItems: 1, maxItems: 8, uniqueItems: true }),
    subcategories: Words,
    features: Words,
    tags: Words,
    volatility: Type.Optional(VolatilityName),
    /** What it returns by the best choice in it, and, where that is less, by the worst. */
    rtpMillionths: Type.Optional(RtpMillionths),
    rtpLeastMillionths: Type.Optional(RtpMillionths),
    hasDemo: Type.Boolean(),
    hasJackpot: Type.Boolean(),
    devices: Type.Array(DeviceName, { minItems: 1, maxItems: 2, uniqueItems: true }),
    /** Those it can be played in. */
    currencies: Type.Array(StakesOfGame, { minItems: 1, maxItems: 200 }),
    /** Countries it is open in, alone; all of them unless given. */
    openIn: Type.Optional(Countries),
    closedIn: Type.Optional(Countries),
    /** Licences it may be offered under; any unless given. */
    licences: Type.Optional(Type.Array(GameWord, { minItems: 1, maxItems: 20, uniqueItems: true })),
    /** The day it came out: `2026-03-31`. */
    releaseDay: Type.Optional(Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' })),
    /** Where its picture is; a picture is drawn where none is sent. */
    pictureUrl: Type.Optional(Type.String({ pattern: '^https://[\\w.:-]+/\\S*$', maxLength: 500 })),
  },
  closed,
);
export type CatalogueEntry = Static<typeof CatalogueEntry>;

/** A game as players know it, wherever something is told of it. */
export const NamedGame = Type.Object({
  /** Whose it is, by name. */
  company: Type.String(),
  name: LocalizedName,
  /** Its page, without language; null for one that no catalogue had, which is named by its codes. */
  address: Type.Union([Type.String(), Type.Null()]),
});
export type NamedGame = Static<typeof NamedGame>;

/** A catalogue as an operator sends it, from a file. Each entry is judged by itself. */
export const CatalogueRequest = Type.Object(
  {
    name: CompanyName.properties.name,
    games: Type.Array(Type.Unknown(), { maxItems: CATALOGUE_GAMES_MAX }),
    reason: OperatorReason,
  },
  closed,
);
export type CatalogueRequest = Static<typeof CatalogueRequest>;

/** What became of a catalogue. The same again changes nothing and keeps its version. */
export const CatalogueAnswer = Type.Object({
  version: Ordinal,
  isChanged: Type.Boolean(),
  added: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0 }),
  /** Not in it any more. */
  closed: Type.Integer({ minimum: 0 }),
  /** Left out, by their code (or place, from 1), with what is wrong. What stood of them before stays as it was. */
  refused: Type.Array(Type.Object({ game: Type.String(), reason: Type.String() })),
});
export type CatalogueAnswer = Static<typeof CatalogueAnswer>;
