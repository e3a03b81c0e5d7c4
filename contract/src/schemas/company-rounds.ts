import { Type, type Static } from 'typebox';

import { CompanyCode, CompanyGameCode, NamedGame } from './casino-catalogue.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, NumberOrId, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** `open` while a stake of it is in escrow, `returned` where all of them were rolled back. */
export const CompanyRoundState = Type.Union([
  Type.Literal('open'),
  Type.Literal('won'),
  Type.Literal('lost'),
  Type.Literal('returned'),
]);
export type CompanyRoundState = Static<typeof CompanyRoundState>;

/** What every telling of a round of a company says of it. */
export const ROUND_FACTS = {
  /** Ours of it: what a statement and the wallet's answers name. */
  number: BetNumber,
  /** The company's own name of it. */
  round: Type.String(),
  currency: IsoCurrency,
  state: CompanyRoundState,
  /** All its stakes together; `returned` of them went back. */
  staked: Amount,
  won: Amount,
  returned: Amount,
  beganAtMs: TimestampMs,
  /** Null while it is open. */
  endedAtMs: Nullable(TimestampMs),
};

/** GET /web-api/game-wallet/rounds: one of them by its number, or all, a page at a time. */
export const CompanyRoundsQuery = Type.Object(
  { number: Type.Optional(BetNumber), before: Type.Optional(DecimalId) },
  closed,
);
export type CompanyRoundsQuery = Static<typeof CompanyRoundsQuery>;

/** A round as its player is told of it. */
export const CompanyRoundView = Type.Object({ ...ROUND_FACTS, game: NamedGame });
export type CompanyRoundView = Static<typeof CompanyRoundView>;

/** The newest first. */
export const CompanyRoundsView = Type.Object({
  rounds: Type.Array(CompanyRoundView),
  /** What to ask the next page with; null on the last one. */
  before: Nullable(DecimalId),
});
export type CompanyRoundsView = Static<typeof CompanyRoundsView>;

/** What a company did in a round, with what it moved. */
export const RoundTransaction = Type.Object({
  /** The company's own name of it, and ours. */
  transaction: Type.String(),
  id: DecimalId,
  kind: Type.Union([
    Type.Literal('bet'),
    Type.Literal('win'),
    Type.Literal('bet-and-win'),
    Type.Literal('rollback'),
    Type.Literal('round-end'),
  ]),
  atMs: TimestampMs,
  /** Null where it staked or won nothing by its kind; a win of 0 is "0.00". */
  staked: Nullable(Amount),
  won: Nullable(Amount),
  /** The bet a win was for, where it named one. */
  bet: Nullable(Type.String()),
  /** What a rollback undid. */
  undoes: Nullable(Type.String()),
  /** It was rolled back, by itself or with its bet. */
  isUndone: Type.Boolean(),
});
export type RoundTransaction = Static<typeof RoundTransaction>;

/** A round with all that its company did in it, in the order of ours. */
export const RoundWithTransactions = Type.Object({
  ...ROUND_FACTS,
  /** The player, as the company knows them. */
  player: DecimalId,
  game: CompanyGameCode,
  transactions: Type.Array(RoundTransaction),
});
export type RoundWithTransactions = Static<typeof RoundWithTransactions>;

/** GET /operator-api/company-rounds: by our number, or by the company and its name of the round. */
export const OperatorRoundsQuery = Type.Object(
  {
    /** As the player reads it out. */
    number: Type.Optional(NumberOrId),
    company: Type.Optional(CompanyCode),
    round: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  },
  closed,
);
export type OperatorRoundsQuery = Static<typeof OperatorRoundsQuery>;

/** A round that many share is one of each of its players. */
export const OperatorRoundsView = Type.Object({
  rounds: Type.Array(Type.Object({ company: CompanyCode, ...RoundWithTransactions.properties })),
});
export type OperatorRoundsView = Static<typeof OperatorRoundsView>;

/** GET /game-api/v1/rounds: rounds of the company that began on a day of UTC, the oldest first. */
export const RoundsOfDayQuery = Type.Object(
  {
    /** `2026-11-26`. */
    day: Type.String({ pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' }),
    /** As the page before answered it. */
    cursor: Type.Optional(DecimalId),
  },
  closed,
);
export type RoundsOfDayQuery = Static<typeof RoundsOfDayQuery>;

export const RoundsOfDay = Type.Object({
  rounds: Type.Array(RoundWithTransactions),
  /** What to ask the next page with; null on the last one. */
  cursor: Nullable(DecimalId),
});
export type RoundsOfDay = Static<typeof RoundsOfDay>;
