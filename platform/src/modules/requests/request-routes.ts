import { topicsOf, type PlayerId, type RequestDesk } from '@paddock/contract';
import type { PaymentRequestView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { languageOf } from '../../kernel/http/request-language.ts';
import { ask } from './ask.ts';
import { viewRequest, viewRows } from './request-view.ts';
import { DESK_PATHS, REQUESTS_PAGE, type RequestsParts } from './requests-parts.ts';
import { findRequest, listRequests, type PaymentRequest } from './requests-store.ts';
import { addMessage, closeByPlayer } from './thread.ts';

const requestIdOf = (text: string) => requiredId<'payment-request'>(text, 'NOT_FOUND');

/** The player's side of a desk: asking, and the thread. */
export function requestRoutes(app: HttpApp, parts: RequestsParts, desk: RequestDesk): void {
  const { kernel, requirePlayer } = parts;
  const path = DESK_PATHS[desk];
  const topicIds = topicsOf(desk).map(({ id }) => id);

  /** A request of this player and desk. @throws NOT_FOUND */
  async function ownRequest(playerId: PlayerId, id: string): Promise<PaymentRequest> {
    const found = await findRequest(kernel.db, playerId, requestIdOf(id));
    if (found === undefined || !topicIds.includes(found.topicId)) throw new PlatformError('NOT_FOUND');
    return found;
  }

  serve(app, `GET ${path}`, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { requests, total } = await listRequests(kernel.db, playerId, {
      topicIds,
      limit: REQUESTS_PAGE,
      offset: (Number(request.query.pageNumber ?? '1') - 1) * REQUESTS_PAGE,
    });
    return {
      requests: await viewRows(kernel.db, parts, playerId, requests),
      total,
      pageSize: REQUESTS_PAGE,
    };
  });

  serve(app, `POST ${path}`, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const answer = await ask(parts, {
      desk,
      playerId,
      key: idempotencyKeyOf(request),
      language: languageOf(request),
      request: request.body,
    });
    return reply.status(answer.status as 201).send(answer.body as PaymentRequestView);
  });

  serve(app, `GET ${path}/:id`, async (request) => {
    const { playerId } = await requirePlayer(request);
    return viewRequest(kernel.db, parts, await ownRequest(playerId, request.params.id));
  });

  serve(app, `POST ${path}/:id/messages`, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const { requestId } = await ownRequest(playerId, request.params.id);
    const answer = await addMessage(parts, {
      playerId,
      requestId,
      key: idempotencyKeyOf(request),
      message: request.body,
    });
    return reply.status(answer.status as 200).send(answer.body as PaymentRequestView);
  });

  serve(app, `POST ${path}/:id/close`, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { requestId } = await ownRequest(playerId, request.params.id);
    return closeByPlayer(parts, playerId, requestId);
  });
}
