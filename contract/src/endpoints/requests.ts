import { Type } from 'typebox';
import {
  NewPaymentRequest,
  OperatorRequestAnswer,
  PaymentRequestsView,
  PaymentRequestView,
  RequestMessage,
  OperatorRequestClosing,
  OperatorRequestView,
  OperatorRequestsView,
  PaymentRequestStatus,
  QueuedRequestStatus,
  RequestPaymentView,
  RequestPaymentsView,
} from '../schemas/payment-requests.ts';
import { DecimalId, NumberOrId, PageNumberText } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const Page = Type.Object({ pageNumber: Type.Optional(PageNumberText) });
const TopicText = Type.String({ pattern: '^[1-9]\\d{0,2}$' });
const Answered = Type.Object({ status: PaymentRequestStatus });
const OneRequest = Type.Object({ id: DecimalId });

/** Questions of players about payments and to the support, and their answers. */
export const REQUESTS_ENDPOINTS = {
  'GET /web-api/payment-requests': {
    summary: 'Requests of the player to the payment desk (S2-25), newest first',
    querystring: Page,
    response: { 200: PaymentRequestsView },
  },
  'POST /web-api/payment-requests': {
    summary: 'Ask the payment desk about a topic. Needs an Idempotency-Key header',
    body: NewPaymentRequest,
    response: { 201: PaymentRequestView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'PAYMENT_UNKNOWN',
      'REQUEST_OPEN',
      'REQUESTS_FULL',
    ],
  },
  'GET /web-api/payment-requests/:id': {
    summary: 'A request with everything said in it',
    params: OneRequest,
    response: { 200: PaymentRequestView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/payment-requests/:id/messages': {
    summary: 'Add to a request. Needs an Idempotency-Key header',
    params: OneRequest,
    body: RequestMessage,
    response: { 200: PaymentRequestView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'REQUEST_CLOSED',
      'REQUESTS_FULL',
    ],
  },
  'POST /web-api/payment-requests/:id/close': {
    summary: 'Close a request',
    params: OneRequest,
    response: { 200: PaymentRequestView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/support-requests': {
    summary: 'Requests of the player to the support (S2-28), newest first',
    querystring: Page,
    response: { 200: PaymentRequestsView },
  },
  'POST /web-api/support-requests': {
    summary: 'Ask the support (S2-28) about a topic. Needs an Idempotency-Key header',
    body: NewPaymentRequest,
    response: { 201: PaymentRequestView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'PAYMENT_UNKNOWN',
      'REQUESTS_FULL',
    ],
  },
  'GET /web-api/support-requests/:id': {
    summary: 'A request with everything said in it',
    params: OneRequest,
    response: { 200: PaymentRequestView },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/support-requests/:id/messages': {
    summary: 'Add to a request. Needs an Idempotency-Key header',
    params: OneRequest,
    body: RequestMessage,
    response: { 200: PaymentRequestView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'REQUEST_CLOSED',
      'REQUESTS_FULL',
    ],
  },
  'POST /web-api/support-requests/:id/close': {
    summary: 'Close a request',
    params: OneRequest,
    response: { 200: PaymentRequestView },
    errors: ['NOT_FOUND'],
  },
  'GET /operator-api/requests': {
    summary: 'Requests in a state, of one desk or both, who waits longest first; or all of one player',
    querystring: Type.Object({
      status: Type.Optional(QueuedRequestStatus),
      playerId: Type.Optional(NumberOrId),
      desk: Type.Optional(Type.Enum(['payments', 'support'])),
    }),
    response: { 200: OperatorRequestsView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
  'GET /operator-api/requests/:id': {
    summary: 'A request with everything said in it',
    params: OneRequest,
    response: { 200: OperatorRequestView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/requests/:id/answer': {
    summary: 'Answer a request, or ask its player for something. Needs an Idempotency-Key header',
    params: OneRequest,
    body: OperatorRequestAnswer,
    response: { 200: Answered },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'REQUEST_CLOSED',
      'OWN_ACCOUNT',
    ],
  },
  'POST /operator-api/requests/:id/close': {
    summary: 'Close a request; its player reads the reason',
    params: OneRequest,
    body: OperatorRequestClosing,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'OWN_ACCOUNT'],
  },
  'GET /web-api/payment-requests/topics/:topicId/payments': {
    summary: 'Payments of the player that a topic is about, newest first (S2-30)',
    params: Type.Object({ topicId: TopicText }),
    querystring: Page,
    response: { 200: RequestPaymentsView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/payment-requests/topics/:topicId/payments/:paymentId': {
    summary: 'All a player may know of a payment, and whether it was asked about (S2-31)',
    params: Type.Object({ topicId: TopicText, paymentId: DecimalId }),
    response: { 200: RequestPaymentView },
    errors: ['NOT_FOUND', 'PAYMENT_UNKNOWN'],
  },
} as const satisfies EndpointTable;
