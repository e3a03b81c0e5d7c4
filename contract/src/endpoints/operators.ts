import { Type } from 'typebox';
import {
  OperatorAuditView,
  OperatorDecisionRequest,
  OperatorListView,
  OperatorPasswordRequest,
  OperatorResumeAnswer,
  OperatorSessionView,
  OperatorSignInAnswer,
  OperatorSignInRequest,
  ProposalListView,
} from '../schemas/operators.ts';
import { DecimalId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** Operators: sign-in, audit, proposals that a second one decides. */
export const OPERATORS_ENDPOINTS = {
  'POST /operator-api/proposals/:id/approve': {
    summary: "Decide another operator's proposal: approve it",
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: [
      'PROPOSAL_UNKNOWN',
      'PROPOSAL_CLOSED',
      'OWN_PROPOSAL',
      'OWN_ACCOUNT',
      'ACCOUNT_UNKNOWN',
      'AMOUNT_INVALID',
      'PAYMENT_UNKNOWN',
      'PAYMENT_STATE',
      'CURRENCY_UNSUPPORTED',
      'MARKET_UNKNOWN',
      'EVENT_UNKNOWN',
      'NUMBER_MISTYPED',
      'RESULT_INCOMPLETE',
      'RESULT_IMPOSSIBLE',
      'RESULT_TOO_EARLY',
      'RESULT_CONFLICT',
      'FEED_UNMAPPED',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'TOTO_STATE',
      'REWARD_EXISTS',
    ],
  },
  'POST /operator-api/proposals/:id/reject': {
    summary: "Decide another operator's proposal: reject it",
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['PROPOSAL_UNKNOWN', 'PROPOSAL_CLOSED', 'OWN_PROPOSAL', 'OWN_ACCOUNT'],
  },
  'GET /operator-api/audit': {
    summary: 'What operators did, newest first',
    querystring: Type.Object({
      operator: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]{1,40}$' })),
      subject: Type.Optional(Type.String({ pattern: '^[\\w:. \\u00a0-]{1,100}$' })),
      before: Type.Optional(DecimalId),
    }),
    response: { 200: OperatorAuditView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
  'GET /operator-api/operators': { summary: 'The operators', response: { 200: OperatorListView } },
  'POST /operator-api/operators/:id/disable': {
    summary: 'Shut an operator out at once',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['OPERATOR_UNKNOWN'],
  },
  'GET /operator-api/proposals': {
    summary: 'Proposals one may decide or has made, newest first',
    querystring: Type.Object({
      status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('all')])),
      before: Type.Optional(DecimalId),
    }),
    response: { 200: ProposalListView },
  },
  'POST /operator-api/session/resume': {
    summary: 'The token of the session that this browser keeps',
    response: { 200: OperatorResumeAnswer },
  },
  'POST /operator-api/session': {
    summary: 'Sign in as an operator: name, password and code',
    body: OperatorSignInRequest,
    response: { 201: OperatorSignInAnswer },
    errors: ['OPERATOR_CREDENTIALS'],
  },
  'GET /operator-api/session': {
    summary: 'Which operator is signed in',
    response: { 200: OperatorSessionView },
  },
  'DELETE /operator-api/session': { summary: 'Sign an operator out', response: { 204: Type.Null() } },
  'POST /operator-api/password': {
    summary: "Change one's own password; ends one's other sessions",
    body: OperatorPasswordRequest,
    response: { 204: Type.Null() },
    errors: ['OPERATOR_CREDENTIALS', 'WEAK_PASSWORD'],
  },
} as const satisfies EndpointTable;
