import { Type, type Static } from 'typebox';

import { BetType } from './bet-type.ts';
import { LegNamesView } from './market-types.ts';
import { OperatorReason } from './operators.ts';
import {
  Amount,
  DecimalId,
  IdempotencyKey,
  IsoCurrency,
  LocalizedName,
  OddsMilliSchema,
  PlayerNumber,
  SelectionIdText,
  Slug,
  TimestampMs,
} from './primitives.ts';
import { BetSection, EachWayOffer } from './sportsbook.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/**
 * Where a large bet is: an operator looks at it (`waiting`), the player was offered something else (`offered`), or it is
 * over: taken as it was asked, taken as it was offered, not taken by the operator, not wanted by the player, or nobody
 * answered in time.
 */
export const ReviewState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('offered'),
  Type.Literal('accepted'),
  Type.Literal('taken'),
  Type.Literal('rejected'),
  Type.Literal('declined'),
  Type.Literal('lapsed'),
]);
export type ReviewState = Static<typeof ReviewState>;

/** What is offered in place of the bet that was asked for. */
export const ReviewOffer = Type.Object({
  /** Counts the offers of one bet: an answer names the one it is to. */
  version: Type.Integer({ minimum: 1 }),
  stake: Amount,
  /** Of each leg, in its order. */
  oddsMilli: Type.Array(OddsMilliSchema),
  possibleReturn: Amount,
});
export type ReviewOffer = Static<typeof ReviewOffer>;

export const ReviewLeg = Type.Object({
  selectionId: SelectionIdText,
  eventId: DecimalId,
  sport: Slug,
  home: LocalizedName,
  away: LocalizedName,
  names: LegNamesView,
  /** As the player saw it, and as it is offered now. */
  seenMilli: OddsMilliSchema,
  nowMilli: OddsMilliSchema,
  isOpen: Type.Boolean(),
  /** Of the place line of a bet each way: the terms that its price follows from. */
  placed: Type.Optional(EachWayOffer),
});
export type ReviewLeg = Static<typeof ReviewLeg>;

const REVIEW = {
  placementId: DecimalId,
  key: IdempotencyKey,
  state: ReviewState,
  type: BetType,
  currency: IsoCurrency,
  stake: Amount,
  /** Legs that are still known. */
  legs: Type.Array(ReviewLeg),
  receivedAtMs: TimestampMs,
  /** When what it waits for is over; of one that is over, when that was. */
  untilMs: TimestampMs,
  offer: Nullable(ReviewOffer),
  /** Of one that was not taken: why. */
  code: Nullable(Type.String()),
};

/** A bet under review as its player sees it. */
export const BetReviewView = Type.Object(REVIEW);
export type BetReviewView = Static<typeof BetReviewView>;

/** GET /web-api/sportsbook/reviews: what waits, and what was decided within the last minutes, newest first. */
export const BetReviewsView = Type.Object({
  serverTimeMs: TimestampMs,
  reviews: Type.Array(BetReviewView),
});
export type BetReviewsView = Static<typeof BetReviewsView>;

/** POST /web-api/sportsbook/reviews/:placementId/answer, with an `Idempotency-Key`, which becomes that of the new bet. */
export const ReviewAnswerRequest = Type.Object(
  { version: Type.Integer({ minimum: 1 }), accept: Type.Boolean() },
  closed,
);
export type ReviewAnswerRequest = Static<typeof ReviewAnswerRequest>;

/** The same as an operator sees it. */
export const OperatorReviewView = Type.Object({
  ...REVIEW,
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  section: BetSection,
  /** What would have been taken without a look. */
  automaticStake: Amount,
  possibleReturn: Amount,
  /** Whoever answered last. */
  operator: Nullable(Type.String()),
});
export type OperatorReviewView = Static<typeof OperatorReviewView>;

/** GET /operator-api/bet-reviews: what waits, what ends first at the head. */
export const OperatorReviewsView = Type.Object({
  serverTimeMs: TimestampMs,
  reviews: Type.Array(OperatorReviewView),
});
export type OperatorReviewsView = Static<typeof OperatorReviewsView>;

/** POST /operator-api/bet-reviews/:playerId/:placementId/answer, with an `Idempotency-Key`. */
export const OperatorReviewRequest = Type.Union([
  Type.Object({ answer: Type.Literal('accept'), reason: OperatorReason }, closed),
  Type.Object({ answer: Type.Literal('reject'), reason: OperatorReason }, closed),
  Type.Object(
    {
      answer: Type.Literal('offer'),
      stake: Amount,
      /** Other prices by selection; the rest are those of now. */
      prices: Type.Array(Type.Object({ selectionId: SelectionIdText, oddsMilli: OddsMilliSchema }, closed), {
        maxItems: 20,
      }),
      reason: OperatorReason,
    },
    closed,
  ),
]);
export type OperatorReviewRequest = Static<typeof OperatorReviewRequest>;

export const OperatorReviewAnswer = Type.Object({ state: ReviewState });
export type OperatorReviewAnswer = Static<typeof OperatorReviewAnswer>;
