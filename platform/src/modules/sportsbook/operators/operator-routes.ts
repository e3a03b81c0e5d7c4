import type { OperatorMoneyAnswer } from '@paddock/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import {
  decideMarkets,
  eventVoid,
  marketVoid,
  settlementOf,
  type Decision,
  type DecisionParts,
} from './decisions.ts';
import { dismissEntry, listQuarantine } from './quarantine-store.ts';
import { listUnsettled } from './unsettled-store.ts';

const PAGE = 100;

/** What feeds left undone, and how operators end it. */
export function operatorRoutes(app: HttpApp, parts: DecisionParts): void {
  const { kernel, operators } = parts;

  async function decide(
    request: FastifyRequest<{ Body: { reason: string } }>,
    reply: FastifyReply,
    { action, order }: Pick<Decision, 'action' | 'order'>,
  ): Promise<OperatorMoneyAnswer> {
    const operator = await operators.requireOperator(request, 'bets:settle');
    const { url, body } = request;
    const key = idempotencyKeyOf(request);
    const decision = { operator, action, order, key, reason: body.reason, request: { url, body } };
    const answer = await decideMarkets(parts, decision);
    void reply.status(answer.status);
    return answer.body as OperatorMoneyAnswer;
  }

  listRoutes(app, parts);

  serve(app, 'POST /operator-api/markets/:marketId/settlement', (request, reply) =>
    decide(request, reply, {
      action: 'market.settle',
      order: (tx) => settlementOf(tx, marketIdOf(request.params), request.body, kernel.clock.nowMs()),
    }),
  );

  serve(app, 'POST /operator-api/markets/:marketId/void', (request, reply) =>
    decide(request, reply, {
      action: 'market.void',
      order: (tx) => marketVoid(tx, marketIdOf(request.params)),
    }),
  );

  serve(app, 'POST /operator-api/events/:eventId/void', (request, reply) =>
    decide(request, reply, {
      action: 'event.void',
      order: (tx) => eventVoid(tx, requiredId<'event'>(request.params.eventId, 'EVENT_UNKNOWN')),
    }),
  );
}

function listRoutes(app: HttpApp, { kernel, operators }: DecisionParts): void {
  serve(app, 'GET /operator-api/unsettled', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const after = request.query.after && requiredId<'event'>(request.query.after, 'EVENT_UNKNOWN');
    const found = await listUnsettled(kernel.db, { after, limit: PAGE, nowMs: kernel.clock.nowMs() });
    return { events: [...found], next: found.length < PAGE ? null : (found.at(-1)?.eventId ?? null) };
  });

  serve(app, 'GET /operator-api/quarantine', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { state = 'open' } = request.query;
    const before = request.query.before && requiredId(request.query.before, 'NOT_FOUND');
    const found = await listQuarantine(kernel.db, { state, before, limit: PAGE });
    return { entries: [...found], next: found.length < PAGE ? null : (found.at(-1)?.id ?? null) };
  });

  serve(app, 'POST /operator-api/quarantine/:id/dismiss', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:settle');
    const id = requiredId(request.params.id, 'NOT_FOUND');
    const { reason } = request.body;
    await inTransaction(kernel.db, async (tx) => {
      const done = await dismissEntry(tx, id, kernel.clock.nowMs());
      if (done === undefined) throw new PlatformError('NOT_FOUND');
      const action = { operator, action: 'quarantine.dismiss', subject: `quarantine:${id}`, reason };
      if (done) await operators.record(tx, action);
    });
    return reply.status(204).send(null);
  });
}

const marketIdOf = ({ marketId }: { marketId: string }) => requiredId<'market'>(marketId, 'MARKET_UNKNOWN');
