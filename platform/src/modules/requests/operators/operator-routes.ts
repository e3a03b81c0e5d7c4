import type { AnswerOf, Endpoints } from '@paddock/contract/endpoints';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
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
type Answered = AnswerOf<Endpoints['POST /operator-api/requests/:id/answer']>;

const requestIdOf = (text: string) => requiredId<'payment-request'>(text, 'NOT_FOUND');

/** Requests for operators. What is done is written down in the transaction that does it. */
export function operatorRequestRoutes(app: HttpApp, parts: RequestsParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/requests', async (request) => {
    await operators.requireOperator(request, 'requests:answer');
    const { status = 'open', playerId, desk } = request.query;
    return playerId === undefined
      ? requestQueue(parts, status, desk)
      : requestsOf(parts, await playerNumbers.idOf(kernel.db, playerId), desk);
  });

  serve(app, 'GET /operator-api/requests/:id', async (request) => {
    await operators.requireOperator(request, 'requests:answer');
    return showToOperator(parts, requestIdOf(request.params.id));
  });

  serve(app, 'POST /operator-api/requests/:id/answer', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'requests:answer');
    const stored = await answerRequest(parts, operator, requestIdOf(request.params.id), {
      key: idempotencyKeyOf(request),
      answer: request.body,
    });
    return reply.status(stored.status as 200).send(stored.body as Answered);
  });

  serve(app, 'POST /operator-api/requests/:id/close', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'requests:answer');
    await closeByOperator(parts, operator, requestIdOf(request.params.id), request.body.reason);
    return reply.status(204).send(null);
  });
}
