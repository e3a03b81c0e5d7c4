import { Type } from 'typebox';
import { DecimalId, OperatorAuditView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { listAudit } from './audit-store.ts';

const PAGE = 50;

export function auditRoutes(app: HttpApp, { kernel, requireOperator }: OperatorsParts): void {
  app.get(
    '/operator-api/audit',
    {
      schema: {
        summary: 'What operators did, newest first',
        querystring: Type.Object({
          operator: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]{1,40}$' })),
          subject: Type.Optional(Type.String({ pattern: '^[\\w:.-]{1,100}$' })),
          before: Type.Optional(DecimalId),
        }),
        response: { 200: OperatorAuditView },
      },
    },
    async (request) => {
      await requireOperator(request, 'audit:read');
      const { operator, subject, before } = request.query;
      const olderThan = before === undefined ? undefined : requiredId(before, 'INVALID_INPUT');
      const found = await listAudit(kernel.db, { operator, subject, before: olderThan, limit: PAGE + 1 });
      const entries = found.slice(0, PAGE);
      return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
    },
  );
}
