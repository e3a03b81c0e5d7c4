import type { SharedBetView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { serve } from '../../kernel/http/serve.ts';
import { collect } from './bets/collect.ts';
import { placeBet } from './bets/place-bet.ts';
import { showBets } from './bets/show-bets.ts';
import { takeAllBack, takeBack } from './bets/take-back.ts';
import type { SharedParts } from './shared-rounds-api.ts';
import { showResults, showRound, showRounds, showTable } from './tables/show-rounds.ts';

/** Tables and their rounds for everybody; bets of the player. */
export function sharedRoundsRoutes(app: HttpApp, parts: SharedParts): void {
  const { kernel, arrivals, requirePlayer } = parts;

  serve(app, 'GET /web-api/shared-rounds/:game', { config: { budget: 'search' } }, ({ params, query }) =>
    showTable(parts, params.game, query.currency),
  );

  serve(
    app,
    'GET /web-api/shared-rounds/:game/rounds',
    { config: { budget: 'search' } },
    ({ params, query }) => showRounds(parts, params.game, query.before),
  );

  serve(app, 'GET /web-api/shared-rounds/:game/results', { config: { budget: 'search' } }, ({ params }) =>
    showResults(parts, params.game),
  );

  serve(
    app,
    'GET /web-api/shared-rounds/:game/rounds/:number',
    { config: { budget: 'search' } },
    ({ params }) => showRound(parts, params.game, params.number),
  );

  serve(
    app,
    'POST /web-api/shared-rounds/:game/bets',
    { config: { budget: 'money' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const { game } = request.params;
      const wanted = { playerId, game, key: idempotencyKeyOf(request), request: request.body };
      const answer = await placeBet(parts, wanted);
      return reply.status(answer.status as 201).send(answer.body as SharedBetView);
    },
  );

  serve(app, 'GET /web-api/shared-rounds/:game/bets', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showBets(parts, { playerId, ...request.params, ...request.query });
  });

  serve(
    app,
    'POST /web-api/shared-rounds/:game/bets/:id/take-back',
    { config: { budget: 'money' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return takeBack(parts, { playerId, ...request.params });
    },
  );

  serve(
    app,
    'POST /web-api/shared-rounds/:game/rounds/:number/take-back',
    { config: { budget: 'money' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return takeAllBack(parts, { playerId, ...request.params });
    },
  );

  serve(
    app,
    'POST /web-api/shared-rounds/:game/bets/:id/collect',
    { config: { budget: 'money' } },
    (request) => {
      // Taken here, once the request is here as a whole: one that is begun early and ended late would know more.
      const receivedAtMs = kernel.clock.nowMs();
      return arrivals.during(async () => {
        const { playerId } = await requirePlayer(request);
        return collect(parts, { playerId, ...request.params, receivedAtMs });
      });
    },
  );
}
