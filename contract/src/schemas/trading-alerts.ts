import { Type, type Static } from 'typebox';

import { DecimalId, LocalizedName, TimestampMs } from './primitives.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A price leapt before the match, a feed is silent, prices that together lose the house money, a room nearly taken. */
export const TradingAlertKind = Type.Union([
  Type.Literal('jump'),
  Type.Literal('silence'),
  Type.Literal('contradiction'),
  Type.Literal('exposure'),
]);
export type TradingAlertKind = Static<typeof TradingAlertKind>;

export const TradingAlertEntry = Type.Object({
  id: DecimalId,
  kind: TradingAlertKind,
  /** What it is about, `event:4711` or `producer:push`: it is raised once for it until it is over. */
  subject: Type.String(),
  eventId: Nullable(DecimalId),
  home: Nullable(LocalizedName),
  away: Nullable(LocalizedName),
  /** The selections it is about, as market id and outcome. */
  selectionIds: Type.Array(Type.String()),
  /** Of a contradiction the prices' chances together, of exposure the room that is taken, of a jump the chance's move: thousandths. */
  figureMilli: Nullable(Type.Integer()),
  raisedAtMs: TimestampMs,
  /** Null while it goes on. */
  clearedAtMs: Nullable(TimestampMs),
  acknowledgedBy: Nullable(Type.String()),
  acknowledgedAtMs: Nullable(TimestampMs),
});
export type TradingAlertEntry = Static<typeof TradingAlertEntry>;

export const TradingAlertsQuery = Type.Object(
  {
    /** `open`: those that go on or nobody acknowledged. */
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('all')])),
    before: Type.Optional(DecimalId),
  },
  { additionalProperties: false },
);
export type TradingAlertsQuery = Static<typeof TradingAlertsQuery>;

/** GET /operator-api/trading-alerts: newest first, 100 a page; `next` is the next `before`. */
export const TradingAlertsView = Type.Object({
  alerts: Type.Array(TradingAlertEntry),
  next: Nullable(DecimalId),
});
export type TradingAlertsView = Static<typeof TradingAlertsView>;
