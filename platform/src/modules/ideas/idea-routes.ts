import { Type } from 'typebox';
import { IdeaRequest, IdeasView, IdeaView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import type { IdeasParts } from './ideas-parts.ts';
import { ideasPage, sendIdea } from './send-idea.ts';

/** The player's own ideas. */
export function ideaRoutes(app: HttpApp, parts: IdeasParts): void {
  const { requirePlayer } = parts;

  app.get(
    '/web-api/ideas',
    {
      schema: {
        summary: 'The player’s ideas, newest first (S2-27)',
        querystring: Type.Object({
          pageNumber: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
        }),
        response: { 200: IdeasView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return ideasPage(parts, playerId, Number(request.query.pageNumber ?? '1'));
    },
  );

  app.post(
    '/web-api/ideas',
    {
      schema: {
        summary: 'Sends an idea. Needs an Idempotency-Key header',
        body: IdeaRequest,
        response: { 201: IdeaView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const key = idempotencyKeyOf(request);
      const answer = await sendIdea(parts, { playerId, key, request: request.body });
      return reply.status(answer.status as 201).send(answer.body as IdeaView);
    },
  );
}
