import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, NumberOrId, Slug, TimestampMs } from './primitives.ts';
import { BetSection } from './sportsbook.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What a bound is about: everything, a part of the offer, or one player with all accounts of the person. */
export const BoundScope = Type.Union([
  Type.Literal('all'),
  Type.Literal('sport'),
  Type.Literal('championship'),
  Type.Literal('event'),
  Type.Literal('market'),
  Type.Literal('player'),
]);
export type BoundScope = Static<typeof BoundScope>;

/**
 * What it bounds, in EUR as bounds are scaled: the stake of one bet (`stake`), what the house may owe on one selection
 * (`liability`; of a player, what one bet may win), or the stake above which operators look at a bet first (`review`).
 */
export const BoundKind = Type.Union([
  Type.Literal('stake'),
  Type.Literal('liability'),
  Type.Literal('review'),
]);
export type BoundKind = Static<typeof BoundKind>;

/** POST /operator-api/trading-bounds: in place of the one of its kind that stands for the same. */
export const TradingBoundRequest = Type.Object(
  {
    kind: BoundKind,
    scope: BoundScope,
    /** A sport's name, a player's number or id, any other's id; empty for all. */
    subject: Type.Union([NumberOrId, Slug, Type.Literal('')]),
    /** Null for both. */
    section: Nullable(BetSection),
    amount: Amount,
    reason: OperatorReason,
  },
  closed,
);
export type TradingBoundRequest = Static<typeof TradingBoundRequest>;

export const TradingBoundView = Type.Object({
  id: DecimalId,
  kind: BoundKind,
  scope: BoundScope,
  /** Of a player the id. */
  subject: Type.String(),
  section: Nullable(BetSection),
  amount: Amount,
  reason: Type.String(),
  operator: Type.String(),
  atMs: TimestampMs,
});
export type TradingBoundView = Static<typeof TradingBoundView>;

/** GET /operator-api/trading-bounds: those that stand, newest first. */
export const TradingBoundsView = Type.Object({ bounds: Type.Array(TradingBoundView) });
export type TradingBoundsView = Static<typeof TradingBoundsView>;
