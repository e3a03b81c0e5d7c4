import { formatAmount } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { GamesParts } from './games-api.ts';
import { createPlayFree, isFree } from './free-rounds/play-free.ts';
import { move } from './rounds/move.ts';
import { createPlay } from './rounds/play.ts';
import { showRound, showRounds } from './rounds/show-rounds.ts';
import { beginSeeds, commitToNext, showSeeds } from './seeds/seeds.ts';

/** Rounds and seeds of the player; what is on offer, for everybody. */
export function gamesRoutes(app: HttpApp, parts: GamesParts): void {
  const { kernel, games, bounds, requirePlayer } = parts;
  const play = createPlay(parts);
  const playFree = createPlayFree(parts);

  serve(app, 'GET /web-api/games/own', ({ query: { currency } }) => {
    const { minMinor, maxMinor, maxWinMinor } = bounds(currency);
    return {
      games: [...games.current],
      minStake: formatAmount(minMinor, currency),
      maxStake: formatAmount(maxMinor, currency),
      maxWin: formatAmount(maxWinMinor, currency),
      currency,
    };
  });

  serve(app, 'GET /web-api/games/seeds', async (request) => {
    const { playerId } = await requirePlayer(request);
    return showSeeds(kernel, playerId);
  });

  serve(app, 'POST /web-api/games/seeds/next', async (request) => {
    const { playerId } = await requirePlayer(request);
    return commitToNext(kernel, playerId);
  });

  serve(app, 'POST /web-api/games/seeds', async (request) => {
    const { playerId } = await requirePlayer(request);
    return beginSeeds(kernel, playerId, request.body);
  });

  serve(app, 'POST /web-api/games/rounds', { config: { budget: 'money' } }, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const wanted = { playerId, key: idempotencyKeyOf(request), request: request.body };
    const answer = await (isFree(wanted) ? playFree(wanted) : play(wanted));
    return reply.status(answer.status as 201).send(answer.body as RoundView);
  });

  serve(app, 'GET /web-api/games/rounds', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showRounds(parts, playerId, request.query);
  });

  serve(app, 'GET /web-api/games/rounds/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    return showRound(parts, playerId, request.params.id);
  });

  serve(app, 'POST /web-api/games/rounds/:id/moves', { config: { budget: 'money' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return move(parts, playerId, request.params.id, request.body);
  });
}
