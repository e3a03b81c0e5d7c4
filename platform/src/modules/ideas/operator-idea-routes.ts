import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { decideIdea } from './decide-idea.ts';
import type { IdeasParts } from './ideas-parts.ts';
import { ideasIn } from './ideas-store.ts';
import { ideaView } from './send-idea.ts';

const LISTED = 100;

/** Ideas for operators. Every decision is written down with its reason. */
export function operatorIdeaRoutes(app: HttpApp, parts: IdeasParts): void {
  const { kernel, operators } = parts;

  serve(app, 'GET /operator-api/ideas', async (request) => {
    await operators.requireOperator(request, 'ideas:answer');
    const ideas = await ideasIn(kernel.db, request.query.state ?? 'received', LISTED);
    const players = ideas.map(({ playerId }) => playerId);
    const numberOf = await parts.playerNumbers.numbersOf(kernel.db, players);
    return {
      ideas: ideas.map((idea) => ({
        ...ideaView(idea),
        playerId: idea.playerId,
        playerNumber: numberOf(idea.playerId),
      })),
    };
  });

  serve(app, 'POST /operator-api/ideas/:id/state', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'ideas:answer');
    await decideIdea(parts, operator, request.params.id, request.body);
    return reply.status(204).send(null);
  });
}
