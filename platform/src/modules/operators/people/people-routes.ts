import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { recordAction } from '../audit/audit-store.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { shutOut } from './people.ts';
import { findOperator, listOperators } from './people-store.ts';

/** Who the operators are, and shutting one out without a console. New ones are made at the console alone. */
export function peopleRoutes(app: HttpApp, { kernel, requireOperator }: OperatorsParts): void {
  const { db, clock, secrets } = kernel;

  serve(app, 'GET /operator-api/operators', async (request) => {
    await requireOperator(request, 'operators:manage');
    const operators = await listOperators(db);
    return { operators: operators.map(({ players: _own, ...operator }) => operator) };
  });

  serve(app, 'POST /operator-api/operators/:id/disable', async (request, reply) => {
    const operator = await requireOperator(request, 'operators:manage');
    const operatorId = requiredId<'operator'>(request.params.id, 'OPERATOR_UNKNOWN');
    await inTransaction(db, async (tx) => {
      const other = await findOperator(tx, { operatorId });
      if (other === undefined) throw new PlatformError('OPERATOR_UNKNOWN');
      const atMs = clock.nowMs();
      const action = { action: 'operator.disable', subject: `operator:${other.name}` };
      await recordAction(tx, { operator, ...action, reason: request.body.reason }, { secrets, atMs });
      await shutOut(tx, operatorId, atMs);
    });
    return reply.status(204).send(null);
  });
}
