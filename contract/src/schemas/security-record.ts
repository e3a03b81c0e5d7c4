import { Type, type Static } from 'typebox';

import { DecimalId, TimestampMs } from './primitives.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What leaves a row in the security record. Each kind has room of its own. */
export const SecurityKind = Type.Union([
  Type.Literal('sign-in'),
  Type.Literal('sign-in-failed'),
  Type.Literal('code-refused'),
  Type.Literal('token-refused'),
  Type.Literal('right-refused'),
  Type.Literal('grant-used'),
  Type.Literal('grant-refused'),
  Type.Literal('callback-refused'),
  Type.Literal('budget-drained'),
  Type.Literal('codes-drained'),
  Type.Literal('win-held'),
  Type.Literal('promotion-spent'),
]);
export type SecurityKind = Static<typeof SecurityKind>;

/** GET /operator-api/security-record?kind=&account=&network=&before=: newest first. `next` is the next `before`. */
export const SecurityRecordView = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: DecimalId,
      /** When it was written; what it tells of began at `fromMs` and lasted a minute at most. */
      atMs: TimestampMs,
      fromMs: TimestampMs,
      kind: SecurityKind,
      /** `player:ID`, `operator:NAME`, `provider:NAME`, `developer:NAME`, or `login:MARK` of a login nobody has. */
      account: Nullable(Type.String()),
      /** Of the player that the account is, who is called by the id where there is none. */
      playerNumber: Nullable(DecimalId),
      /** `203.0.113.0/24` or `2001:db8:1::/48`. */
      network: Nullable(Type.String()),
      /** A mark of the browser's device cookie, the same for the same browser. */
      device: Nullable(Type.String()),
      /** The refusal's code, or more exactly what happened. */
      code: Type.String(),
      count: Type.Integer(),
      /** What a row adds up that stands for more than had room: everything else of this network, account or kind. */
      sumOf: Nullable(Type.Union([Type.Literal('network'), Type.Literal('account'), Type.Literal('kind')])),
    }),
  ),
  next: Nullable(DecimalId),
});
export type SecurityRecordView = Static<typeof SecurityRecordView>;

/** Patterns of attack that operators are told of. */
export const SecurityRule = Type.Union([
  /** Many networks guess at one account. */
  Type.Literal('spread-guessing'),
  /** One network guesses at many accounts. */
  Type.Literal('account-sweep'),
  Type.Literal('drained-budgets'),
  /** Many accounts sign in on one device. */
  Type.Literal('device-accounts'),
  /** Wins of a game company wait for an operator. */
  Type.Literal('held-wins'),
  /** A promotion of a game company asks for more than was agreed. */
  Type.Literal('spent-promotions'),
]);
export type SecurityRule = Static<typeof SecurityRule>;

/** GET /operator-api/security-alerts?before=: newest first. */
export const SecurityAlertsView = Type.Object({
  alerts: Type.Array(
    Type.Object({
      id: DecimalId,
      atMs: TimestampMs,
      rule: SecurityRule,
      /** An account as in the record, `network:NETWORK`, `device:MARK`, or `codes:CHANNEL` of the whole site. */
      subject: Type.String(),
      playerNumber: Nullable(DecimalId),
      /** Networks, accounts or refusals, as the rule counts, since `sinceMs`. */
      figure: Type.Integer(),
      sinceMs: TimestampMs,
      webhook: Type.Union([
        Type.Literal('none'),
        Type.Literal('waiting'),
        Type.Literal('sent'),
        Type.Literal('given-up'),
      ]),
    }),
  ),
  next: Nullable(DecimalId),
});
export type SecurityAlertsView = Static<typeof SecurityAlertsView>;
