import { Type } from 'typebox';
import {
  DecimalId,
  OperatorDecisionRequest,
  OperatorMoneyAnswer,
  QuarantineState,
  QuarantineView,
  SettlementRequest,
  UnsettledView,
} from '@paddock/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
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
const OneMarket = Type.Object({ marketId: DecimalId });
const OneEvent = Type.Object({ eventId: DecimalId });

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

  app.post(
    '/operator-api/markets/:marketId/settlement',
    {
      schema: {
        summary:
          'Settle a market by hand; above a bound another operator has to approve. Needs an Idempotency-Key header',
        params: OneMarket,
        body: SettlementRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    (request, reply) =>
      decide(request, reply, {
        action: 'market.settle',
        order: (tx) => settlementOf(tx, marketIdOf(request.params), request.body, kernel.clock.nowMs()),
      }),
  );

  app.post(
    '/operator-api/markets/:marketId/void',
    {
      schema: {
        summary: 'Make all of a market void, also what was decided. Needs an Idempotency-Key header',
        params: OneMarket,
        body: OperatorDecisionRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    (request, reply) =>
      decide(request, reply, {
        action: 'market.void',
        order: (tx) => marketVoid(tx, marketIdOf(request.params)),
      }),
  );

  app.post(
    '/operator-api/events/:eventId/void',
    {
      schema: {
        summary: 'Make void what is not decided of an event. Needs an Idempotency-Key header',
        params: OneEvent,
        body: OperatorDecisionRequest,
        response: { 200: OperatorMoneyAnswer },
      },
    },
    (request, reply) =>
      decide(request, reply, {
        action: 'event.void',
        order: (tx) => eventVoid(tx, requiredId<'event'>(request.params.eventId, 'EVENT_UNKNOWN')),
      }),
  );
}

function listRoutes(app: HttpApp, { kernel, operators }: DecisionParts): void {
  app.get(
    '/operator-api/unsettled',
    {
      schema: {
        summary: 'Events that are over with bets open on them, and why',
        querystring: Type.Object({ after: Type.Optional(DecimalId) }),
        response: { 200: UnsettledView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'reports:read');
      const after = request.query.after && requiredId<'event'>(request.query.after, 'EVENT_UNKNOWN');
      const found = await listUnsettled(kernel.db, { after, limit: PAGE, nowMs: kernel.clock.nowMs() });
      return { events: [...found], next: found.length < PAGE ? null : (found.at(-1)?.eventId ?? null) };
    },
  );

  app.get(
    '/operator-api/quarantine',
    {
      schema: {
        summary: 'What feeds said that was not taken, newest first',
        querystring: Type.Object({ state: Type.Optional(QuarantineState), before: Type.Optional(DecimalId) }),
        response: { 200: QuarantineView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'reports:read');
      const { state = 'open' } = request.query;
      const before = request.query.before && requiredId(request.query.before, 'NOT_FOUND');
      const found = await listQuarantine(kernel.db, { state, before, limit: PAGE });
      return { entries: [...found], next: found.length < PAGE ? null : (found.at(-1)?.id ?? null) };
    },
  );

  app.post(
    '/operator-api/quarantine/:id/dismiss',
    {
      schema: {
        summary: 'Say that nothing has to be done about an entry of the quarantine',
        params: Type.Object({ id: DecimalId }),
        body: OperatorDecisionRequest,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
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
    },
  );
}

const marketIdOf = ({ marketId }: { marketId: string }) => requiredId<'market'>(marketId, 'MARKET_UNKNOWN');
