import { Type, type Static } from 'typebox';

import { DecimalId, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Why an operator does something: kept with every action. */
export const OperatorReason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });

/** POST /operator-api/session: all three at once, so that nobody learns which of them was wrong. */
export const OperatorSignInRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    /** The six digits the authenticator shows; good for one sign-in. */
    code: Type.String({ pattern: '^\\d{6}$' }),
    /** A browser keeps the session over a reload, in a cookie that no script reads. */
    stay: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type OperatorSignInRequest = Static<typeof OperatorSignInRequest>;

/** GET /operator-api/session: who is signed in and what they may do. */
export const OperatorSessionView = Type.Object({
  operatorId: DecimalId,
  name: Type.String(),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
  /** The password was given out with the account; until it is changed nothing else is allowed. */
  passwordChangeNeeded: Type.Boolean(),
  expiresAtMs: TimestampMs,
});
export type OperatorSessionView = Static<typeof OperatorSessionView>;

export const OperatorSignInAnswer = Type.Object({ token: Type.String(), session: OperatorSessionView });
export type OperatorSignInAnswer = Static<typeof OperatorSignInAnswer>;

/** POST /operator-api/session/resume: null where this browser keeps none. */
export const OperatorResumeAnswer = Type.Object({ signedIn: Nullable(OperatorSignInAnswer) });
export type OperatorResumeAnswer = Static<typeof OperatorResumeAnswer>;

/** POST /operator-api/password: ends the operator's other sessions. */
export const OperatorPasswordRequest = Type.Object(
  {
    password: Type.String({ minLength: 1, maxLength: 200 }),
    newPassword: Type.String({ minLength: 1, maxLength: 200 }),
  },
  closed,
);
export type OperatorPasswordRequest = Static<typeof OperatorPasswordRequest>;

/** Body of a decision: POST /operator-api/proposals/:id/approve and /reject, /operator-api/operators/:id/disable. */
export const OperatorDecisionRequest = Type.Object({ reason: OperatorReason }, closed);
export type OperatorDecisionRequest = Static<typeof OperatorDecisionRequest>;

/** GET /operator-api/operators. */
export const OperatorListView = Type.Object({
  operators: Type.Array(
    Type.Object({
      operatorId: DecimalId,
      name: Type.String(),
      roles: Type.Array(Type.String()),
      disabledAtMs: Nullable(TimestampMs),
      lastSignInAtMs: Nullable(TimestampMs),
    }),
  ),
});
export type OperatorListView = Static<typeof OperatorListView>;

/** GET /operator-api/audit?operator=&subject=&before=: newest first. `next` is the `before` of the next page. */
export const OperatorAuditView = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: DecimalId,
      atMs: TimestampMs,
      /** Null for what was done at the server's console. */
      operatorId: Nullable(DecimalId),
      operator: Type.String(),
      action: Type.String(),
      subject: Type.String(),
      /** Of the player the subject is, who is called by the id where there is none; null where it is something else. */
      playerNumber: Nullable(DecimalId),
      before: Type.Unknown(),
      after: Type.Unknown(),
      reason: Type.String(),
    }),
  ),
  next: Nullable(DecimalId),
});
export type OperatorAuditView = Static<typeof OperatorAuditView>;

export const ProposalStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
  Type.Literal('expired'),
]);
export type ProposalStatus = Static<typeof ProposalStatus>;

/** Everything that can wait for a second operator. */
export const ProposalKind = Type.Enum([
  'cashier.adjust',
  'cashier.write-off',
  'cashier.charge-back',
  'cashier.suspense',
  'sportsbook.settle',
  'toto.decide',
  'loyalty.offer',
  'loyalty.terms',
  'friends.terms',
]);
export type ProposalKind = Static<typeof ProposalKind>;

/** What one operator wants done and another has to approve. */
export const ProposalView = Type.Object({
  id: DecimalId,
  /** A `ProposalKind`; one that an older server kept may be known no more. */
  kind: Type.String(),
  subject: Type.String(),
  /** The player whose account it is about, if it is about one. */
  playerId: Nullable(DecimalId),
  /** Theirs; who is no player is called by the id. */
  playerNumber: Nullable(DecimalId),
  body: Type.Unknown(),
  reason: Type.String(),
  status: ProposalStatus,
  proposedBy: Type.String(),
  proposedAtMs: TimestampMs,
  expiresAtMs: TimestampMs,
  decidedBy: Nullable(Type.String()),
  decidedAtMs: Nullable(TimestampMs),
  decisionReason: Nullable(Type.String()),
});
export type ProposalView = Static<typeof ProposalView>;

/** GET /operator-api/proposals?status=open|all&before=: those the operator may decide or has made, newest first. */
export const ProposalListView = Type.Object({
  proposals: Type.Array(ProposalView),
  next: Nullable(DecimalId),
});
export type ProposalListView = Static<typeof ProposalListView>;
