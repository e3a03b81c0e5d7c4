import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { DecimalId, PlayerNumber, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };

/** What two accounts have in common. */
const PersonFactKind = Type.Union([
  Type.Literal('name'),
  Type.Literal('document'),
  Type.Literal('email'),
  Type.Literal('phone'),
  Type.Literal('instrument'),
]);

export const PersonReviewStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('joined'),
  Type.Literal('dismissed'),
]);
export type PersonReviewStatus = Static<typeof PersonReviewStatus>;

/** Two accounts that look like one person's, and what became of it. */
export const PersonReviewView = Type.Object({
  id: DecimalId,
  newerPlayerId: DecimalId,
  newerPlayerNumber: PlayerNumber,
  olderPlayerId: DecimalId,
  olderPlayerNumber: PlayerNumber,
  /** What they have in common; of names the birth date too. */
  kinds: Type.Array(PersonFactKind),
  status: PersonReviewStatus,
  raisedAtMs: TimestampMs,
  decidedAtMs: Type.Union([TimestampMs, Type.Null()]),
  /** `system` where both had proved it, else the operator's name. */
  decidedBy: Type.Union([Type.String(), Type.Null()]),
});
export type PersonReviewView = Static<typeof PersonReviewView>;

/** GET /operator-api/person-reviews: the oldest first, at most 200. */
export const PersonReviewsView = Type.Object({ reviews: Type.Array(PersonReviewView) });
export type PersonReviewsView = Static<typeof PersonReviewsView>;

/** POST /operator-api/person-reviews/:id/decision. */
export const PersonReviewDecision = Type.Object(
  { decision: Type.Union([Type.Literal('join'), Type.Literal('dismiss')]), reason: OperatorReason },
  closed,
);
export type PersonReviewDecision = Static<typeof PersonReviewDecision>;

/** POST /operator-api/players/:playerId/separate: the accounts that were the person's, this one first. */
export const PersonPlayersView = Type.Object({
  players: Type.Array(DecimalId),
  /** Theirs, in the same order. */
  numbers: Type.Array(PlayerNumber),
});
export type PersonPlayersView = Static<typeof PersonPlayersView>;
