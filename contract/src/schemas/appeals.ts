import { Type, type Static } from 'typebox';

import { FIELD_BOUNDS } from '../forms/field-bounds.ts';
import { OperatorReason } from './operators.ts';
import { DecimalId, TimestampMs } from './primitives.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What an appeal may hold: what the form states is what the server asks. */
export const APPEAL_BOUNDS = {
  textMin: FIELD_BOUNDS.appeal.min,
  textMax: FIELD_BOUNDS.appeal.max,
  emailMax: FIELD_BOUNDS.email.max,
  aDay: 3,
} as const;

/** What became of an appeal: nothing yet; the visitor is let in; the block stands. */
export const AppealState = Type.Union([
  Type.Literal('received'),
  Type.Literal('accepted'),
  Type.Literal('declined'),
]);
export type AppealState = Static<typeof AppealState>;

/** An appeal as whoever wrote it sees it. */
export interface AppealView {
  readonly id: string;
  readonly text: string;
  readonly state: AppealState;
  /** What the house wrote; null until it did. */
  readonly answer: string | null;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
}

/** GET /operator-api/blocks/appeals: at most 100; those that wait oldest first, decided ones newest first. */
export const OperatorAppealsView = Type.Object({
  appeals: Type.Array(
    Type.Object({
      id: DecimalId,
      /** The player's number; null for a guest. */
      playerNumber: Nullable(Type.String()),
      /** Where a guest reads the answer, as they wrote it; null for a player, who is written to as ever. */
      email: Nullable(Type.String()),
      /** Why the writer was kept out when they wrote: a number of S4-13, or `ban` and its level. */
      block: Type.String(),
      text: Type.String(),
      state: AppealState,
      answer: Nullable(Type.String()),
      createdAtMs: TimestampMs,
    }),
  ),
});
export type OperatorAppealsView = Static<typeof OperatorAppealsView>;

/**
 * POST /operator-api/blocks/appeals/:id/decision. `answer` is for the writer to read, the reason for the audit alone; `seen` is
 * the state the operator saw, `received` where nothing is said: what somebody else decided meanwhile is not put over unseen.
 */
export const AppealDecision = Type.Object(
  {
    seen: Type.Optional(AppealState),
    state: Type.Union([Type.Literal('accepted'), Type.Literal('declined')]),
    answer: Type.String({ minLength: 3, maxLength: 2_000, pattern: '\\S' }),
    reason: OperatorReason,
  },
  { additionalProperties: false },
);
export type AppealDecision = Static<typeof AppealDecision>;
