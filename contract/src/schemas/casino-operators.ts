import { Type, type Static } from 'typebox';

import { CompanyCode, CompanyGameCode, CompanyName, GameWord, RtpMillionths } from './casino-catalogue.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, LocalizedName, TimestampMs } from './primitives.ts';

/** GET /operator-api/casino/games: the first hundred. */
export const OperatorGamesQuery = Type.Object({
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  company: Type.Optional(CompanyCode),
});
export type OperatorGamesQuery = Static<typeof OperatorGamesQuery>;

/** A game as operators see it. */
export const OperatorGameView = Type.Object({
  id: DecimalId,
  company: CompanyName,
  code: CompanyGameCode,
  name: LocalizedName,
  address: Type.String(),
  /** In the company's catalogue; one that left it is closed. */
  isListed: Type.Boolean(),
  /** Not closed by us. */
  isOpen: Type.Boolean(),
  tags: Type.Array(GameWord),
});
export type OperatorGameView = Static<typeof OperatorGameView>;

export const OperatorGamesView = Type.Object({ games: Type.Array(OperatorGameView, { maxItems: 100 }) });
export type OperatorGamesView = Static<typeof OperatorGamesView>;

/** POST /operator-api/casino/games/:id/order. `usual` takes a mark back: the site marks by release and play again. */
export const GameOrderRequest = Type.Object(
  {
    order: Type.Enum(['close', 'open', 'new', 'not-new', 'popular', 'not-popular', 'usual']),
    reason: OperatorReason,
  },
  { additionalProperties: false },
);
export type GameOrderRequest = Static<typeof GameOrderRequest>;

/** GET /operator-api/casino/returns: rounds that began in a time of 31 days at most. */
export const GameReturnsQuery = Type.Object({
  /** Seven days before the end unless said. */
  fromMs: Type.Optional(TimestampMs),
  /** Rounds that began before it; now unless said. */
  toMs: Type.Optional(TimestampMs),
  company: Type.Optional(CompanyCode),
});
export type GameReturnsQuery = Static<typeof GameReturnsQuery>;

/** `few` rounds say nothing; of a game without a promise nothing can be said. */
export const ReturnStanding = Type.Enum(['fair', 'outlier', 'few', 'unpromised']);

const MaybeMillionths = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);

/** What a game returned to its players in a currency. */
export const GameReturn = Type.Object({
  company: Type.String(),
  game: Type.String(),
  /** Null for a game that the catalogue does not know. */
  name: Type.Union([LocalizedName, Type.Null()]),
  currency: IsoCurrency,
  /** Ended, with a stake that stands: those that are measured. */
  rounds: Type.Integer({ minimum: 0 }),
  /** Begun and not ended, and rolled back as a whole. */
  openRounds: Type.Integer({ minimum: 0 }),
  voidRounds: Type.Integer({ minimum: 0 }),
  staked: Amount,
  paid: Amount,
  /** Paid of staked, in millionths; null where nothing was staked. */
  measuredMillionths: MaybeMillionths,
  /** By the best choice in it and by the worst, as the catalogue says. */
  promisedMillionths: Type.Union([RtpMillionths, Type.Null()]),
  promisedLeastMillionths: Type.Union([RtpMillionths, Type.Null()]),
  /** A fair game of this volatility lies between them in 999 of 1,000 such times. */
  lowMillionths: MaybeMillionths,
  highMillionths: MaybeMillionths,
  standing: ReturnStanding,
});
export type GameReturn = Static<typeof GameReturn>;

export const GameReturnsView = Type.Object({ games: Type.Array(GameReturn) });
export type GameReturnsView = Static<typeof GameReturnsView>;
