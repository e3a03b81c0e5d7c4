import { Type, type Static } from 'typebox';

import { FeedFault, FeedResult } from './feed.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, LocalizedName, TimestampMs } from './primitives.ts';
import { EventStatus } from './sportsbook.ts';

const closed = { additionalProperties: false };

/**
 * Why bets are still open on an event that is over: no result came, one waits in the quarantine, one was taken back, or
 * it is known and settling goes on.
 */
export const UnsettledReason = Type.Union([
  Type.Literal('no-result'),
  Type.Literal('quarantined'),
  Type.Literal('taken-back'),
  Type.Literal('settling'),
]);
export type UnsettledReason = Static<typeof UnsettledReason>;

export const UnsettledEvent = Type.Object({
  eventId: DecimalId,
  producer: Type.String(),
  /** The event in the producer's own naming. */
  externalId: Type.String(),
  sport: Type.String(),
  home: LocalizedName,
  away: LocalizedName,
  /** As the feed told it last: one that is neither ended nor cancelled started so long ago that it must be over. */
  status: EventStatus,
  startsAtMs: TimestampMs,
  /** Since when it is over; its start where the feed never told its end. */
  overSinceMs: TimestampMs,
  /** Over for so long that somebody has to look. */
  isLate: Type.Boolean(),
  markets: Type.Array(
    Type.Object({
      marketId: DecimalId,
      type: Type.String(),
      specifiers: Type.String(),
      /** Every outcome that was offered: what a settlement has to name. */
      outcomes: Type.Array(Type.String()),
      reason: UnsettledReason,
      openBets: Type.Integer(),
      stakes: Type.Array(Type.Object({ currency: IsoCurrency, amount: Amount })),
    }),
  ),
});
export type UnsettledEvent = Static<typeof UnsettledEvent>;

/** GET /operator-api/unsettled: every event that is over with bets open on it, 100 a page; `next` is the next `after`. */
export const UnsettledView = Type.Object({
  events: Type.Array(UnsettledEvent),
  next: Type.Union([DecimalId, Type.Null()]),
});
export type UnsettledView = Static<typeof UnsettledView>;

export const QuarantineState = Type.Union([
  Type.Literal('open'),
  Type.Literal('settled'),
  Type.Literal('dismissed'),
]);

/** GET /operator-api/quarantine: what feeds said that was not taken, newest first, 100 a page. */
export const QuarantineView = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: DecimalId,
      producer: Type.String(),
      eventId: Type.Union([DecimalId, Type.Null()]),
      /** Ours, of the markets it is about; those not decided since. */
      marketIds: Type.Array(DecimalId),
      state: QuarantineState,
      faults: Type.Array(FeedFault),
      reason: Type.String(),
      /** How often it was said while it waited. */
      times: Type.Integer(),
      firstAtMs: TimestampMs,
      lastAtMs: TimestampMs,
      /** The message as it came. */
      body: Type.Unknown(),
    }),
  ),
  next: Type.Union([DecimalId, Type.Null()]),
});
export type QuarantineView = Static<typeof QuarantineView>;

/** POST /operator-api/markets/:marketId/settlement: the end of every outcome, as a feed would tell it. */
export const SettlementRequest = Type.Object(
  { selections: FeedResult.properties.markets.items.properties.selections, reason: OperatorReason },
  closed,
);
export type SettlementRequest = Static<typeof SettlementRequest>;
