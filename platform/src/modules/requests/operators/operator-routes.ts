import { Type, type Static } from 'typebox';
import {
  DecimalId,
  NumberOrId,
  OperatorRequestAnswer,
  OperatorRequestClosing,
  OperatorRequestsView,
  OperatorRequestView,
  PaymentRequestStatus,
  QueuedRequestStatus,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { RequestsParts } from '../requests-parts.ts';
import {
  answerRequest,
  closeByOperator,
  requestQueue,
  requestsOf,
  showToOperator,
} from './operator-requests.ts';

const OneRequest = Type.Object({ id: DecimalId });
const Answered = Type.Object({ status: PaymentRequestStatus });
type Answered = Static<typeof Answered>;

const requestIdOf = (text: string) => requiredId<'payment-request'>(text, 'NOT_FOUND');

/** Requests for operators. What is done is written down in the transaction that does it. */
export function operatorRequestRoutes(app: HttpApp, parts: RequestsParts): void {
  const { kernel, operators, playerNumbers } = parts;

  app.get(
    '/operator-api/requests',
    {
      schema: {
        summary: 'Requests in a state, of one desk or both, who waits longest first; or all of one player',
        querystring: Type.Object({
          status: Type.Optional(QueuedRequestStatus),
          playerId: Type.Optional(NumberOrId),
          desk: Type.Optional(Type.Enum(['payments', 'support'])),
        }),
        response: { 200: OperatorRequestsView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'requests:answer');
      const { status = 'open', playerId, desk } = request.query;
      return playerId === undefined
        ? requestQueue(parts, status, desk)
        : requestsOf(parts, await playerNumbers.idOf(kernel.db, playerId), desk);
    },
  );

  app.get(
    '/operator-api/requests/:id',
    {
      schema: {
        summary: 'A request with everything said in it',
        params: OneRequest,
        response: { 200: OperatorRequestView },
      },
    },
    async (request) => {
      await operators.requireOperator(request, 'requests:answer');
      return showToOperator(parts, requestIdOf(request.params.id));
    },
  );

  app.post(
    '/operator-api/requests/:id/answer',
    {
      schema: {
        summary: 'Answer a request, or ask its player for something. Needs an Idempotency-Key header',
        params: OneRequest,
        body: OperatorRequestAnswer,
        response: { 200: Answered },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'requests:answer');
      const stored = await answerRequest(parts, operator, requestIdOf(request.params.id), {
        key: idempotencyKeyOf(request),
        answer: request.body,
      });
      return reply.status(stored.status as 200).send(stored.body as Answered);
    },
  );

  app.post(
    '/operator-api/requests/:id/close',
    {
      schema: {
        summary: 'Close a request; its player reads the reason',
        params: OneRequest,
        body: OperatorRequestClosing,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const operator = await operators.requireOperator(request, 'requests:answer');
      await closeByOperator(parts, operator, requestIdOf(request.params.id), request.body.reason);
      return reply.status(204).send(null);
    },
  );
}
