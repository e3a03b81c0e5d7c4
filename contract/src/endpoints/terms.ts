import { AgreementRulesView, ConfirmTermsRequest, TermsView } from '../schemas/terms.ts';
import type { EndpointTable } from './endpoint.ts';

/** Terms, and the agreement to them. */
export const TERMS_ENDPOINTS = {
  'GET /web-api/terms': { summary: 'The terms in force (S3-33)', response: { 200: TermsView } },
  'GET /web-api/v3/v2/user/agreement-rules': {
    summary: 'Whether the player agrees to the terms in force (S7-15)',
    response: { 200: AgreementRulesView },
  },
  'POST /web-api/terms/confirm': {
    summary: 'Agrees to the version that was shown (S2-56)',
    body: ConfirmTermsRequest,
    response: { 200: AgreementRulesView },
    errors: ['TERMS_CHANGED'],
  },
} as const satisfies EndpointTable;
