import type { IdeaView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import type { IdeasParts } from './ideas-parts.ts';
import { ideasPage, sendIdea } from './send-idea.ts';

/** The player's own ideas. */
export function ideaRoutes(app: HttpApp, parts: IdeasParts): void {
  const { requirePlayer } = parts;

  serve(app, 'GET /web-api/ideas', async (request) => {
    const { playerId } = await requirePlayer(request);
    return ideasPage(parts, playerId, Number(request.query.pageNumber ?? '1'));
  });

  serve(app, 'POST /web-api/ideas', async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const key = idempotencyKeyOf(request);
    const answer = await sendIdea(parts, { playerId, key, request: request.body });
    return reply.status(answer.status as 201).send(answer.body as IdeaView);
  });
}
