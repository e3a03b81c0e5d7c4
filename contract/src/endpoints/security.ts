import { Type } from 'typebox';
import { DecimalId } from '../schemas/primitives.ts';
import { SecurityAlertsView, SecurityKind, SecurityRecordView } from '../schemas/security-record.ts';
import type { EndpointTable } from './endpoint.ts';

/** The security record and its alerts, for operators. */
export const SECURITY_ENDPOINTS = {
  'GET /operator-api/security-alerts': {
    summary: 'Attacks that the security record shows, newest first',
    querystring: Type.Object({ before: Type.Optional(DecimalId) }),
    response: { 200: SecurityAlertsView },
  },
  'GET /operator-api/security-record': {
    summary: 'What attacks left behind, newest first',
    querystring: Type.Object({
      kind: Type.Optional(SecurityKind),
      account: Type.Optional(Type.String({ pattern: '^[\\w:. \\u00a0-]{1,100}$' })),
      network: Type.Optional(Type.String({ pattern: '^[0-9a-f:./]{1,60}$' })),
      before: Type.Optional(DecimalId),
    }),
    response: { 200: SecurityRecordView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
} as const satisfies EndpointTable;
