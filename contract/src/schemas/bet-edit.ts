import { Type, type Static } from 'typebox';

import { BetLines } from './bet-plans.ts';
import { BetView, PlaceBetRequest } from './bets.ts';
import { CashOutQuoteView } from './cash-out.ts';
import { QuoteRequest, QuoteView } from './coupon-quote.ts';
import { Amount, DecimalId, TimestampMs } from './primitives.ts';

/** POST /web-api/sportsbook/bets/:id/edit-quote: what a bet is worth now, and what the one in its place may be. */
export const EditQuoteRequest = Type.Pick(QuoteRequest, ['selectionIds', 'lines'], {
  additionalProperties: false,
});
export type EditQuoteRequest = Static<typeof EditQuoteRequest>;

export const EditQuoteView = Type.Object({
  /** Of the new bet: prices, delay and bounds, what the old one holds of the house's room being free again. */
  ...QuoteView.properties,
  /** Of the old bet, for all that is left of it. Editing names its `quoteId`. */
  worth: CashOutQuoteView,
});
export type EditQuoteView = Static<typeof EditQuoteView>;

/**
 * POST /web-api/sportsbook/bets/:id/edit, with an `Idempotency-Key` header: leaves the bet for what was offered and places
 * this one on the account of the old one, both or neither (rules §11).
 */
export const EditBetRequest = Type.Object(
  {
    quoteId: DecimalId,
    /** Those that can be left again. */
    type: Type.Union([Type.Literal('single'), Type.Literal('accumulator'), Type.Literal('system')]),
    stake: Amount,
    lines: Type.Optional(BetLines),
    policy: PlaceBetRequest.properties.policy,
    legs: PlaceBetRequest.properties.legs,
  },
  { additionalProperties: false },
);
export type EditBetRequest = Static<typeof EditBetRequest>;

/** The answer to editing (200 edited, 202 pending) and GET /web-api/sportsbook/bet-edits/:key. */
export const EditBetView = Type.Union([
  Type.Object({
    status: Type.Literal('edited'),
    key: Type.String(),
    /** The one before. */
    betId: DecimalId,
    /** What it brought. */
    paid: Amount,
    /** The one in its place. */
    bet: BetView,
  }),
  Type.Object({
    status: Type.Literal('pending'),
    key: Type.String(),
    betId: DecimalId,
    decidesAtMs: TimestampMs,
    serverTimeMs: TimestampMs,
  }),
  Type.Object({
    status: Type.Literal('refused'),
    key: Type.String(),
    /** It stands as it was. */
    betId: DecimalId,
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
]);
export type EditBetView = Static<typeof EditBetView>;
