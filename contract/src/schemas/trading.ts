import { Type, type Static } from 'typebox';

import { CUT_MOST_MILLI } from '../odds/margin/cut-most.ts';
import { MarginMethodSchema } from './market-types.ts';
import { LegNamesView } from './market-types.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { BetSection, EventStatus, SelectionView } from './sportsbook.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** How much of the offer an order is about, widest first. */
export const TradingScope = Type.Union([
  Type.Literal('sport'),
  Type.Literal('championship'),
  Type.Literal('event'),
  Type.Literal('market'),
]);
export type TradingScope = Static<typeof TradingScope>;

/** What an order is about: a sport by its name, anything else by its id. */
const Subject = { scope: TradingScope, subject: Type.Union([DecimalId, Slug]) };

/** POST /operator-api/trading-orders: no bets are taken (`hold`), or what prices win is cut by a part of it (`margin`). */
export const TradingOrderRequest = Type.Union([
  Type.Object({ kind: Type.Literal('hold'), ...Subject, reason: OperatorReason }, closed),
  Type.Object(
    {
      kind: Type.Literal('margin'),
      ...Subject,
      cutMilli: Type.Integer({ minimum: 0, maximum: CUT_MOST_MILLI }),
      reason: OperatorReason,
    },
    closed,
  ),
]);
export type TradingOrderRequest = Static<typeof TradingOrderRequest>;

export const TradingOrderView = Type.Object({
  id: DecimalId,
  kind: Type.Union([Type.Literal('hold'), Type.Literal('margin')]),
  ...Subject,
  /** Of a margin; 0 lifts what a wider order cuts. */
  cutMilli: Nullable(Type.Integer()),
  reason: Type.String(),
  /** Who gave it. */
  operator: Type.String(),
  atMs: TimestampMs,
});
export type TradingOrderView = Static<typeof TradingOrderView>;

export const StandingOrderView = Type.Object({
  ...TradingOrderView.properties,
  /** The event that it is about, or whose market. */
  eventId: Nullable(DecimalId),
  /** A championship's name, or both sides of an event and after them its market's; none where the book knows it no more. */
  names: Type.Array(LocalizedName),
});
export type StandingOrderView = Static<typeof StandingOrderView>;

/** GET /operator-api/trading-orders: those that stand, newest first. */
export const TradingOrdersView = Type.Object({ orders: Type.Array(StandingOrderView) });
export type TradingOrdersView = Static<typeof TradingOrdersView>;

/** GET /operator-api/trading-board; `typed`: beginnings of words of what the events are called, or an event's id. */
export const TradingBoardQuery = Type.Object(
  {
    section: Type.Optional(BetSection),
    sport: Type.Optional(Slug),
    typed: Type.Optional(Type.String({ maxLength: 64 })),
    after: Type.Optional(DecimalId),
  },
  closed,
);
export type TradingBoardQuery = Static<typeof TradingBoardQuery>;

/** Why a trader should look: little room is left, its feed is silent, a price leapt, or what its feed said was not taken. */
export const TradingAlert = Type.Union([
  Type.Literal('room'),
  Type.Literal('silent'),
  Type.Literal('leap'),
  Type.Literal('quarantine'),
]);
export type TradingAlert = Static<typeof TradingAlert>;

export const TradingEventView = Type.Object({
  eventId: DecimalId,
  producer: Type.String(),
  sport: Type.String(),
  championshipId: DecimalId,
  championship: LocalizedName,
  home: LocalizedName,
  away: LocalizedName,
  status: EventStatus,
  startsAtMs: TimestampMs,
  score: Type.Tuple([Type.Integer(), Type.Integer()]),
  openMarkets: Type.Integer(),
  markets: Type.Integer(),
  /** Held by an operator, itself or by a wider order. */
  isHeld: Type.Boolean(),
  alerts: Type.Array(TradingAlert),
  /** The selections on which most is at risk, the largest first, at most five. */
  risks: Type.Array(
    Type.Object({
      marketId: DecimalId,
      type: Type.String(),
      specifiers: Type.String(),
      isHeld: Type.Boolean(),
      /** What prices of the market win less than its feed says, in thousandths. */
      cutMilli: Type.Integer(),
      selection: SelectionView,
      names: LegNamesView,
      /** In EUR, as bounds are scaled. */
      liability: Amount,
      /** Of its room, in thousandths. */
      roomTakenMilli: Type.Integer(),
    }),
  ),
});
export type TradingEventView = Static<typeof TradingEventView>;

/** Events that are offered, those on which most is at risk first, 100 a page; `next` is the next `after`. */
export const TradingBoardView = Type.Object({
  events: Type.Array(TradingEventView),
  producers: Type.Array(
    Type.Object({ name: Type.String(), isUp: Type.Boolean(), downSinceMs: Nullable(TimestampMs) }),
  ),
  next: Nullable(DecimalId),
});
export type TradingBoardView = Static<typeof TradingBoardView>;

/** GET /operator-api/market-margins: how the margin of each of our own market types is put on and taken off. */
export const MarketMarginsView = Type.Object({
  types: Type.Array(
    Type.Object({
      key: Type.String(),
      name: LocalizedName,
      method: MarginMethodSchema,
      /** What the catalogue says, where the operator says otherwise. */
      usual: Type.Optional(MarginMethodSchema),
    }),
  ),
});
export type MarketMarginsView = Static<typeof MarketMarginsView>;
