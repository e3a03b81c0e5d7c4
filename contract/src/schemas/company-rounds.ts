import { Type, type Static } from 'typebox';

import { NamedGame } from './casino-catalogue.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

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
