import { Type } from 'typebox';
import {
  DepositRequest,
  DepositView,
  PaymentHistoryView,
  PaymentMethodsView,
  PaymentWaysView,
} from '../schemas/cashier.ts';
import {
  AdjustmentRequest,
  FreezeRequest,
  OperatorMoneyAnswer,
  OperatorPlayerView,
  OperatorWithdrawalDecision,
  OperatorWithdrawalsView,
  ReconciliationsView,
  SuspenseDecision,
  SuspenseView,
  WriteOffRequest,
} from '../schemas/operator-cashier.ts';
import { OperatorDecisionRequest } from '../schemas/operators.ts';
import { DecimalId, IsoCurrency, NumberOrId, PageNumberText } from '../schemas/primitives.ts';
import {
  PayoutOptionsView,
  WithdrawalRequest,
  WithdrawalStatus,
  WithdrawalView,
  WithdrawalsView,
} from '../schemas/withdrawals.ts';
import { redirectAnswer } from './answers.ts';
import type { EndpointTable } from './endpoint.ts';

const OneWithdrawal = Type.Object({ id: DecimalId });
const ProviderName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const OnePlayer = Type.Object({ playerId: NumberOrId });

/** Money in and out, and what operators do about it. */
export const CASHIER_ENDPOINTS = {
  'GET /web-api/cashier/pay/:link': {
    summary: 'Leads the browser to the page of the payment provider',
    params: Type.Object({ link: Type.String({ maxLength: 100 }) }),
    response: { 302: redirectAnswer('The page of the provider, or of the result') },
    errors: ['PAYMENT_UNKNOWN'],
  },
  'POST /operator-api/players/:playerId/adjustments': {
    summary:
      'Correct an account; above a bound another operator has to approve. Needs an Idempotency-Key header',
    params: OnePlayer,
    body: AdjustmentRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: [
      'NUMBER_MISTYPED',
      'ACCOUNT_UNKNOWN',
      'AMOUNT_INVALID',
      'INSUFFICIENT_FUNDS',
      'OWN_ACCOUNT',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'POST /operator-api/players/:playerId/write-offs': {
    summary:
      'Lift an account below zero to zero; above a bound another operator has to approve. Needs an Idempotency-Key header',
    params: OnePlayer,
    body: WriteOffRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: [
      'NUMBER_MISTYPED',
      'ACCOUNT_UNKNOWN',
      'AMOUNT_INVALID',
      'OWN_ACCOUNT',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'POST /operator-api/deposits/:id/charge-back': {
    summary:
      'Take a credited deposit back before its provider does; above a bound another operator has to approve. Needs an Idempotency-Key header',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: [
      'PAYMENT_UNKNOWN',
      'PAYMENT_STATE',
      'OWN_ACCOUNT',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'POST /operator-api/suspense/:provider/:callbackId': {
    summary: 'Give money in suspense to a player or to the house. Needs an Idempotency-Key header',
    params: Type.Object({ provider: ProviderName, callbackId: Type.String({ maxLength: 64 }) }),
    body: SuspenseDecision,
    response: { 200: OperatorMoneyAnswer },
    errors: [
      'NUMBER_MISTYPED',
      'ACCOUNT_UNKNOWN',
      'PAYMENT_UNKNOWN',
      'CURRENCY_UNSUPPORTED',
      'OWN_ACCOUNT',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'GET /operator-api/withdrawals': {
    summary: 'Withdrawals in a state, oldest first',
    querystring: Type.Object({ status: Type.Optional(WithdrawalStatus) }),
    response: { 200: OperatorWithdrawalsView },
  },
  'POST /operator-api/withdrawals/:id/decision': {
    summary: 'Approve or reject a withdrawal, or end one whose provider never answered',
    params: Type.Object({ id: DecimalId }),
    body: OperatorWithdrawalDecision,
    response: { 204: Type.Null() },
    errors: ['PAYMENT_UNKNOWN', 'PAYMENT_STATE', 'OWN_ACCOUNT'],
  },
  'POST /operator-api/players/:playerId/freeze': {
    summary: 'Freeze what a player can do with money, or end it',
    params: OnePlayer,
    body: FreezeRequest,
    response: { 204: Type.Null() },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN', 'OWN_ACCOUNT'],
  },
  'GET /operator-api/players/:playerId': {
    summary: 'Accounts and latest payments of a player',
    params: OnePlayer,
    response: { 200: OperatorPlayerView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
  'GET /operator-api/suspense': {
    summary: 'Money of a provider that fits no payment, oldest first',
    querystring: Type.Object({ provider: ProviderName }),
    response: { 200: SuspenseView },
  },
  'GET /operator-api/reconciliations': {
    summary: 'What the nightly comparisons with the providers found, newest first',
    response: { 200: ReconciliationsView },
  },
  'GET /web-api/cashier/ways': {
    summary:
      'How to pay in and out in a currency, and in a country (its ISO 3166-1 number), for everybody (S2-35)',
    querystring: Type.Object({
      currency: IsoCurrency,
      country: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })),
    }),
    response: { 200: PaymentWaysView },
    errors: ['CURRENCY_UNSUPPORTED'],
  },
  'GET /web-api/cashier/methods': {
    summary: 'Ways to pay into an account',
    querystring: Type.Object({ accountId: DecimalId }),
    response: { 200: PaymentMethodsView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'POST /web-api/cashier/deposits': {
    summary: 'Create a deposit; answers where to pay. Needs an Idempotency-Key header',
    body: DepositRequest,
    response: { 201: DepositView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'TERMS_CHANGED',
      'IDENTIFICATION_NEEDED',
      'PERSON_REVIEW',
      'PAYMENT_METHOD_UNKNOWN',
      'AMOUNT_INVALID',
      'AMOUNT_TOO_SMALL',
      'AMOUNT_TOO_LARGE',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'RATE_UNAVAILABLE',
    ],
  },
  'GET /web-api/cashier/deposits/:id': {
    summary: 'How a deposit stands',
    params: Type.Object({ id: DecimalId }),
    response: { 200: DepositView },
    errors: ['PAYMENT_UNKNOWN'],
  },
  'GET /web-api/office/historypay': {
    summary: 'Payments of the player, newest first (S7-12)',
    querystring: Type.Object({
      isIncludeArchive: Type.Optional(Type.String({ pattern: '^(true|false|1|0)$' })),
      pageNumber: Type.Optional(PageNumberText),
    }),
    response: { 200: PaymentHistoryView },
  },
  'GET /web-api/cashier/payouts': {
    summary: 'Where the money of an account can be paid out, and what stands in the way',
    querystring: Type.Object({ accountId: DecimalId }),
    response: { 200: PayoutOptionsView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'POST /web-api/cashier/withdrawals': {
    summary:
      'Ask for a withdrawal; its money is held at once. Needs an Idempotency-Key header and a fresh proof of who is there',
    body: WithdrawalRequest,
    response: { 201: WithdrawalView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'STEP_UP_REQUIRED',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'INSTRUMENT_UNKNOWN',
      'AMOUNT_INVALID',
      'AMOUNT_TOO_SMALL',
      'AMOUNT_TOO_LARGE',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'VERIFICATION_REQUIRED',
      'SECOND_STEP_REQUIRED',
      'TURNOVER_REQUIRED',
      'CLOSED_LOOP',
      'BONUS_FORFEITED_BY_THIS',
    ],
  },
  'GET /web-api/cashier/withdrawals': {
    summary: 'Withdrawals of the player, newest first',
    querystring: Type.Object({
      /** As in the history of payments; everything unless it is said to be left out. */
      isIncludeArchive: Type.Optional(Type.String({ pattern: '^(true|false|1|0)$' })),
      pageNumber: Type.Optional(PageNumberText),
    }),
    response: { 200: WithdrawalsView },
  },
  'GET /web-api/cashier/withdrawals/:id': {
    summary: 'How a withdrawal stands',
    params: OneWithdrawal,
    response: { 200: WithdrawalView },
    errors: ['PAYMENT_UNKNOWN'],
  },
  'POST /web-api/cashier/withdrawals/:id/cancel': {
    summary: 'Take a withdrawal back while it has not been sent',
    params: OneWithdrawal,
    response: { 200: WithdrawalView },
    errors: ['PAYMENT_UNKNOWN', 'PAYMENT_STATE', 'PLAY_PAUSED'],
  },
} as const satisfies EndpointTable;
