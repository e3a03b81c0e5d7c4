import { Type, type Static } from 'typebox';

import { Amount, BetNumber, DecimalId, TimestampMs } from './primitives.ts';

/**
 * Why a bet cannot be cashed out now (rules §11): it ended; an open leg is suspended or stale; the chance that a line gives
 * its stake back is not known; what is left is worth nothing; chains, conditional bets and bets each way have none, and free
 * bets neither.
 */
export const CashOutOff = Type.Union([
  Type.Literal('settled'),
  Type.Literal('suspended'),
  Type.Literal('push'),
  Type.Literal('worthless'),
  Type.Literal('kind'),
  Type.Literal('free-bet'),
]);
export type CashOutOff = Static<typeof CashOutOff>;

/** POST /web-api/sportsbook/cash-out-quotes: what is offered for bets of the player now; moves no money. */
export const CashOutQuotesRequest = Type.Object(
  { betIds: Type.Array(DecimalId, { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);

const CashOutQuote = Type.Object({
  betId: DecimalId,
  /** What accepting names. It is kept for five seconds. */
  quoteId: DecimalId,
  expiresAtMs: TimestampMs,
  /** For all of what is left. */
  offer: Amount,
  remainingStake: Amount,
  /** A part is a multiple of the smallest unit of so many lines. */
  lineCount: Type.Integer({ minimum: 1 }),
  /** What the house keeps of what the bet is worth, in thousandths. */
  marginMilli: Type.Integer({ minimum: 0, maximum: 999 }),
  /** How long accepting waits. */
  delayMs: Type.Integer({ minimum: 0 }),
});
const NoCashOut = Type.Object({ betId: DecimalId, off: CashOutOff });
export const CashOutQuoteView = Type.Union([CashOutQuote, NoCashOut]);
export type CashOutQuoteView = Static<typeof CashOutQuoteView>;

export const CashOutQuotesView = Type.Object({
  serverTimeMs: TimestampMs,
  /** Those of the bets asked for that are the player's. */
  quotes: Type.Array(CashOutQuoteView),
});
export type CashOutQuotesView = Static<typeof CashOutQuotesView>;

/** POST /web-api/sportsbook/bets/:id/cash-out, with an `Idempotency-Key` header. */
export const CashOutRequest = Type.Object(
  {
    quoteId: DecimalId,
    /** The part of the stake; all of what is left where it is absent. */
    stake: Type.Optional(Amount),
  },
  { additionalProperties: false },
);
export type CashOutRequest = Static<typeof CashOutRequest>;

/** The answer to cashing out (200 paid, 202 pending) and GET /web-api/sportsbook/cash-outs/:key. */
export const CashOutView = Type.Union([
  Type.Object({
    status: Type.Literal('paid'),
    key: Type.String(),
    betId: DecimalId,
    stake: Amount,
    paid: Amount,
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
    betId: DecimalId,
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
]);
export type CashOutView = Static<typeof CashOutView>;

/** POST /web-api/sportsbook/bets/:id/cash-out-order: leave a bet once so much is offered for all of what is left. */
export const CashOutOrderRequest = Type.Object(
  {
    offer: Amount,
    /** The part of the stake to leave then; all of what is left where it is absent. */
    stake: Type.Optional(Amount),
  },
  { additionalProperties: false },
);
export type CashOutOrderRequest = Static<typeof CashOutOrderRequest>;

/** A standing order to leave a bet (rules §11). */
export const CashOutOrderView = Type.Object({
  /** For all of what is left. */
  offer: Amount,
  /** The part of the stake that is left then, or all that there is by then if that is less. */
  stake: Type.Optional(Amount),
  setAtMs: TimestampMs,
});
export type CashOutOrderView = Static<typeof CashOutOrderView>;

/** A bet that took the place of another, or whose place another took. */
export const EditedBet = Type.Object({ betId: DecimalId, number: BetNumber });
