import { Type, type Static } from 'typebox';

import { DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { PricedSelection } from './trading-prices.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** So many alerts are on a page, and acknowledged at once. */
export const ALERTS_A_PAGE = 100;

/** A price leapt before the match, a feed is silent, prices that together lose the house money, a room nearly taken. */
export const TradingAlertKind = Type.Union([
  Type.Literal('jump'),
  Type.Literal('silence'),
  Type.Literal('contradiction'),
  Type.Literal('exposure'),
]);
export type TradingAlertKind = Static<typeof TradingAlertKind>;

/** A selection that an alert is about, at its price when it was raised; before, where it leapt. */
export const AlertedSelection = Type.Object({
  ...PricedSelection.properties,
  beforeMilli: Nullable(Type.Integer()),
});
export type AlertedSelection = Static<typeof AlertedSelection>;

export const TradingAlertEntry = Type.Object({
  id: DecimalId,
  kind: TradingAlertKind,
  /** What it is about, `event:4711` or `producer:push`: it is raised once for it until it is over. */
  subject: Type.String(),
  eventId: Nullable(DecimalId),
  /** Of its event. */
  sport: Nullable(Type.String()),
  home: Nullable(LocalizedName),
  away: Nullable(LocalizedName),
  /** The selections it is about, as market id and outcome. */
  selectionIds: Type.Array(Type.String()),
  /** Those of them that are known still, by their names. */
  selections: Type.Array(AlertedSelection),
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
    kind: Type.Optional(TradingAlertKind),
    sport: Type.Optional(Slug),
    before: Type.Optional(DecimalId),
  },
  { additionalProperties: false },
);
export type TradingAlertsQuery = Static<typeof TradingAlertsQuery>;

/** POST /operator-api/trading-alerts/acknowledge: those of them that nobody looks after yet. */
export const AcknowledgeAlertsRequest = Type.Object(
  { ids: Type.Array(DecimalId, { minItems: 1, maxItems: ALERTS_A_PAGE }) },
  { additionalProperties: false },
);
export type AcknowledgeAlertsRequest = Static<typeof AcknowledgeAlertsRequest>;

/** GET /operator-api/trading-alerts: newest first, 100 a page; `next` is the next `before`. */
export const TradingAlertsView = Type.Object({
  alerts: Type.Array(TradingAlertEntry),
  next: Nullable(DecimalId),
});
export type TradingAlertsView = Static<typeof TradingAlertsView>;
