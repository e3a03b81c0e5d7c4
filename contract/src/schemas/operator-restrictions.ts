import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { DecimalId, PlayerNumber, Slug } from './primitives.ts';

const closed = { additionalProperties: false };

/**
 * POST /operator-api/players/:playerId/ban. Level 0 lifts the ban; 53 with version 1 is that of a break a player chose and
 * no operator's (S5-09). 45 leaves the way to withdraw; any other leaves none but support.
 */
export const BanRequest = Type.Object(
  {
    level: Type.Integer({ minimum: 0, maximum: 99 }),
    version: Type.Optional(Type.Integer({ minimum: 2, maximum: 99 })),
    reason: OperatorReason,
  },
  closed,
);
export type BanRequest = Static<typeof BanRequest>;

const Sports = Type.Array(Slug, { maxItems: 100, uniqueItems: true });

/** POST /operator-api/players/:playerId/sports: exactly these sports are closed from now on; empty lists open all. */
export const ClosedSportsRequest = Type.Object(
  { line: Sports, live: Sports, reason: OperatorReason },
  closed,
);
export type ClosedSportsRequest = Static<typeof ClosedSportsRequest>;

/** GET /operator-api/players/:playerId/restrictions: what operators set, and what is in force. */
export const RestrictionsView = Type.Object({
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  ban: Type.Object({ level: Type.Integer(), version: Type.Integer() }),
  line: Type.Array(Slug),
  live: Type.Array(Slug),
});
export type RestrictionsView = Static<typeof RestrictionsView>;
