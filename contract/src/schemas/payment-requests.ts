import { Type, type Static } from 'typebox';

import { REQUEST_TEXT_MAX } from '../payments/request-topics.ts';
import { DepositStatus, MethodArrival } from './cashier.ts';
import { OperatorReason } from './operators.ts';
import { Amount, DecimalId, IsoCurrency, PlayerNumber, TimestampMs } from './primitives.ts';
import { WithdrawalStatus } from './withdrawals.ts';

const closed = { additionalProperties: false };

/**
 * - `open`     waits for an operator
 * - `answered` an operator answered
 * - `waiting`  an operator asked the player for something
 * - `closed`   ended by either side, or by time
 */
export const PaymentRequestStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('waiting'),
  Type.Literal('closed'),
]);
export type PaymentRequestStatus = Static<typeof PaymentRequestStatus>;

const TopicNumber = Type.Integer({ minimum: 1, maximum: 999 });
const RequestText = Type.String({ minLength: 1, maxLength: REQUEST_TEXT_MAX, pattern: '\\S' });

const PAYMENT = {
  id: DecimalId,
  amount: Amount,
  currency: IsoCurrency,
  /** The way it was paid; empty for one that is offered no more. */
  method: Type.String(),
  /** Of the card, account or wallet; empty until the provider named it. */
  mask: Type.String(),
  /** How fast the way is. */
  arrives: MethodArrival,
  /** The provider's own number of the movement; empty before there is one. */
  reference: Type.String(),
  createdAtMs: TimestampMs,
};

const stepsOf = <Status extends typeof DepositStatus | typeof WithdrawalStatus>(status: Status) =>
  Type.Array(Type.Object({ status, atMs: TimestampMs, reason: Type.String() }));

/** Every fact the owner may know of a payment. Steps are oldest first; who decided stays inside the house. */
export const PaymentFact = Type.Union([
  Type.Object({
    kind: Type.Literal('deposit'),
    ...PAYMENT,
    status: DepositStatus,
    timeline: stepsOf(DepositStatus),
  }),
  Type.Object({
    kind: Type.Literal('withdrawal'),
    ...PAYMENT,
    status: WithdrawalStatus,
    timeline: stepsOf(WithdrawalStatus),
  }),
]);
export type PaymentFact = Static<typeof PaymentFact>;

/** GET /web-api/payment-requests/topics/:topicId/payments/:paymentId */
export const RequestPaymentView = Type.Object({
  payment: PaymentFact,
  /** The request about this payment and topic that is not closed; a second one is refused. */
  openRequestId: Type.Union([DecimalId, Type.Null()]),
});
export type RequestPaymentView = Static<typeof RequestPaymentView>;

/** GET /web-api/payment-requests/topics/:topicId/payments?pageNumber: newest first. */
export const RequestPaymentsView = Type.Object({
  payments: Type.Array(RequestPaymentView),
  total: Type.Integer({ minimum: 0 }),
  pageSize: Type.Integer({ minimum: 1 }),
});
export type RequestPaymentsView = Static<typeof RequestPaymentsView>;

/** POST /web-api/payment-requests, with an `Idempotency-Key` header. */
export const NewPaymentRequest = Type.Object(
  {
    topicId: TopicNumber,
    subTopicId: Type.Optional(TopicNumber),
    paymentId: Type.Optional(DecimalId),
    text: RequestText,
  },
  closed,
);
export type NewPaymentRequest = Static<typeof NewPaymentRequest>;

/** POST /web-api/payment-requests/:id/messages, with an `Idempotency-Key` header. */
export const RequestMessage = Type.Object({ text: RequestText }, closed);
export type RequestMessage = Static<typeof RequestMessage>;

const REQUEST = {
  id: DecimalId,
  topicId: TopicNumber,
  subTopicId: Type.Union([TopicNumber, Type.Null()]),
  status: PaymentRequestStatus,
  createdAtMs: TimestampMs,
  /** Of the last message or change of state. */
  changedAtMs: TimestampMs,
};

/** A line of the list. */
export const PaymentRequestRow = Type.Object({
  ...REQUEST,
  payment: Type.Union([PaymentFact, Type.Null()]),
});
export type PaymentRequestRow = Static<typeof PaymentRequestRow>;

/** GET /web-api/payment-requests?pageNumber: the player's, newest first. */
export const PaymentRequestsView = Type.Object({
  requests: Type.Array(PaymentRequestRow),
  total: Type.Integer({ minimum: 0 }),
  pageSize: Type.Integer({ minimum: 1 }),
});
export type PaymentRequestsView = Static<typeof PaymentRequestsView>;

/** GET /web-api/payment-requests/:id and the answer of every change to it. */
export const PaymentRequestView = Type.Object({
  ...REQUEST,
  payment: Type.Union([PaymentFact, Type.Null()]),
  closedBy: Type.Union([Type.Literal('player'), Type.Literal('house'), Type.Literal('time'), Type.Null()]),
  /** Oldest first. */
  messages: Type.Array(
    Type.Object({
      from: Type.Union([Type.Literal('player'), Type.Literal('house')]),
      text: Type.String(),
      atMs: TimestampMs,
    }),
  ),
});
export type PaymentRequestView = Static<typeof PaymentRequestView>;

const OPERATOR_REQUEST = {
  ...REQUEST,
  playerId: DecimalId,
  playerNumber: PlayerNumber,
  paymentId: Type.Union([DecimalId, Type.Null()]),
  /** The language the player wrote in the site in. */
  language: Type.String(),
};

/** States that a queue is asked for; what is closed is found by its player. */
export const QueuedRequestStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('waiting'),
  Type.Literal('answered'),
]);
export type QueuedRequestStatus = Static<typeof QueuedRequestStatus>;

/**
 * GET /operator-api/requests?status=open: who waits longest first; with `playerId` all of one player, newest first. At
 * most 100.
 */
export const OperatorRequestsView = Type.Object({ requests: Type.Array(Type.Object(OPERATOR_REQUEST)) });
export type OperatorRequestsView = Static<typeof OperatorRequestsView>;

/** GET /operator-api/requests/:id */
export const OperatorRequestView = Type.Object({
  ...OPERATOR_REQUEST,
  payment: Type.Union([PaymentFact, Type.Null()]),
  /** Oldest first; `by` is `player` or `operator:<name>`. */
  messages: Type.Array(Type.Object({ by: Type.String(), text: Type.String(), atMs: TimestampMs })),
});
export type OperatorRequestView = Static<typeof OperatorRequestView>;

/** POST /operator-api/requests/:id/answer, with an `Idempotency-Key` header. `asks`: the player is to do something. */
export const OperatorRequestAnswer = Type.Object({ text: RequestText, asks: Type.Boolean() }, closed);
export type OperatorRequestAnswer = Static<typeof OperatorRequestAnswer>;

/** POST /operator-api/requests/:id/close. The player reads the reason. */
export const OperatorRequestClosing = Type.Object({ reason: OperatorReason }, closed);
export type OperatorRequestClosing = Static<typeof OperatorRequestClosing>;
