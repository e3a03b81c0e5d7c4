import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';
import { OperatorReason } from './operators.ts';
import { DecimalId, PlayerNumber, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What an idea is about. */
export const IdeaArea = Type.Union([
  Type.Literal('betting'),
  Type.Literal('payments'),
  Type.Literal('account'),
  Type.Literal('safety'),
  Type.Literal('other'),
]);
export type IdeaArea = Static<typeof IdeaArea>;

/** What became of an idea: nothing yet, it will come, it is there, it will not come. */
export const IdeaState = Type.Union([
  Type.Literal('received'),
  Type.Literal('planned'),
  Type.Literal('done'),
  Type.Literal('declined'),
]);
export type IdeaState = Static<typeof IdeaState>;

/** POST /web-api/ideas, with an `Idempotency-Key` header (S2-27). */
export const IdeaRequest = Type.Object(
  {
    area: IdeaArea,
    /** Counted without the blanks around it as well. */
    text: Type.String(lengthOf('idea')),
    /** The player wants to read what the house thinks of it. */
    mayAnswer: Type.Boolean(),
  },
  closed,
);
export type IdeaRequest = Static<typeof IdeaRequest>;

/** An idea as its player sees it. */
export const IdeaView = Type.Object({
  id: DecimalId,
  area: IdeaArea,
  text: Type.String(),
  mayAnswer: Type.Boolean(),
  state: IdeaState,
  /** What the house wrote; null until it did. */
  answer: Nullable(Type.String()),
  createdAtMs: TimestampMs,
  changedAtMs: TimestampMs,
});
export type IdeaView = Static<typeof IdeaView>;

/** GET /web-api/ideas?pageNumber: the player's own, newest first, 10 a page. */
export const IdeasView = Type.Object({
  ideas: Type.Array(IdeaView),
  total: Type.Integer({ minimum: 0 }),
  /** How many may be sent now; when the next one may where that is none. */
  left: Type.Integer({ minimum: 0 }),
  nextAtMs: Nullable(TimestampMs),
});
export type IdeasView = Static<typeof IdeasView>;

/** GET /operator-api/ideas?state=received: oldest first, at most 100. */
export const OperatorIdeasView = Type.Object({
  ideas: Type.Array(Type.Object({ ...IdeaView.properties, playerId: DecimalId, playerNumber: PlayerNumber })),
});
export type OperatorIdeasView = Static<typeof OperatorIdeasView>;

/** POST /operator-api/ideas/:id/state. `answer` is for the player to read, the reason for the audit alone. */
export const IdeaDecision = Type.Object(
  {
    state: IdeaState,
    answer: Type.Optional(Type.String({ minLength: 3, maxLength: 2_000, pattern: '\\S' })),
    reason: OperatorReason,
  },
  closed,
);
export type IdeaDecision = Static<typeof IdeaDecision>;
