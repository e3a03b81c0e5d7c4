import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { FavouriteGamesView, PlayableQuery } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { CasinoParts } from '../casino-api.ts';
import { like } from '../lists/like.ts';
import { placeOf, playableAt, playableOf } from '../place-of.ts';
import { favouriteIds } from './favourite-games-store.ts';
import { star, unstar } from './favourite-games.ts';
import { playedBy } from './played-store.ts';

/** So many of the games that were played last say what a player likes. */
const LIKED = 5;
const LIST = { config: { budget: 'search' } } as const;

/** What is kept for a player: stars, and what was played lately. */
export function keptRoutes(app: HttpApp, parts: CasinoParts): void {
  const { kernel, requirePlayer } = parts;

  async function whoAndWhere(request: FastifyRequest, query: PlayableQuery = {}) {
    const { playerId } = await requirePlayer(request);
    return { playerId, place: await placeOf(parts, { ...query, playerId }) };
  }

  async function favourites(
    request: FastifyRequest,
    idsOf: (playerId: PlayerId) => Promise<string[]>,
    query?: PlayableQuery,
  ): Promise<FavouriteGamesView> {
    const { playerId, place } = await whoAndWhere(request, query);
    const ids = await idsOf(playerId);
    return { ids, games: playableOf(parts, ids, (id) => id, place).map(({ game }) => game.tile) };
  }

  serve(app, 'GET /web-api/user/favourite-games', LIST, (request) =>
    favourites(request, (playerId) => favouriteIds(kernel.db, playerId), request.query),
  );

  serve(app, 'POST /web-api/user/favourite-games', (request) =>
    favourites(request, (playerId) => star(parts, playerId, request.body.gameId)),
  );

  serve(app, 'DELETE /web-api/user/favourite-games/:id', (request) =>
    favourites(request, (playerId) => unstar(parts, playerId, request.params.id)),
  );

  serve(app, 'GET /web-api/user/played-games', LIST, async (request) => {
    const { playerId, place } = await whoAndWhere(request, request.query);
    const played = playableOf(parts, await playedBy(kernel.db, playerId), ({ gameId }) => gameId, place);
    return { games: played.map(({ game, named }) => ({ game: game.tile, playedAtMs: named.atMs })) };
  });

  serve(app, 'GET /web-api/user/suggested-games', LIST, async (request) => {
    const { playerId, place } = await whoAndWhere(request, request.query);
    const played = await playedBy(kernel.db, playerId);
    const liked = playableOf(parts, played.slice(0, LIKED), ({ gameId }) => gameId, place);
    return {
      games: like(
        playableAt(parts, place),
        liked.map(({ game }) => game),
      ),
    };
  });
}
