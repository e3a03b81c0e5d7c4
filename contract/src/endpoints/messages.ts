import { Type } from 'typebox';
import { redirectAnswer } from './answers.ts';
import type { EndpointTable } from './endpoint.ts';

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** The end of marketing letters. */
export const MESSAGES_ENDPOINTS = {
  'POST /web-api/user/stopnewsletter': {
    summary: 'End marketing letters to the address of a signed link (S2-52, RFC 8058)',
    querystring: Token,
    response: { 200: Type.Object({ stopped: Type.Literal(true) }) },
    errors: ['LINK_INVALID'],
  },
  'GET /web-api/user/stopnewsletter': {
    summary: 'Leads to the page that ends marketing letters',
    querystring: Token,
    response: { 302: redirectAnswer('The page that asks first') },
    errors: ['LINK_INVALID'],
  },
} as const satisfies EndpointTable;
