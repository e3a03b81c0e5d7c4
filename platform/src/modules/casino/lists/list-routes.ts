import { ownGameRoute } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { CasinoParts } from '../casino-api.ts';
import type { Game } from '../catalogue/game.ts';
import { placeOfRequest, playableAt } from '../place-of.ts';
import { facets } from './facets.ts';
import { gameList } from './game-list.ts';
import { gameSearch } from './game-search.ts';
import { gameView } from './game-view.ts';
import { like } from './like.ts';
import { lobby } from './lobby.ts';
import { providers } from './providers.ts';

/** Each letter that is typed asks; whole lists are gone through. */
const LIST = { config: { budget: 'search' } } as const;

/** The catalogue as everybody may read it, all from memory: what can be played where and how it is asked. */
export function listRoutes(app: HttpApp, parts: CasinoParts): void {
  const { catalogue } = parts;

  serve(app, 'GET /web-api/casino/lobby', LIST, async (request) =>
    lobby(playableAt(parts, await placeOfRequest(parts, request, request.query))),
  );

  serve(app, 'GET /web-api/casino/games', LIST, async (request) =>
    gameList(catalogue, request.query, await placeOfRequest(parts, request, request.query)),
  );

  serve(app, 'GET /web-api/casino/facets', LIST, async (request) =>
    facets(playableAt(parts, await placeOfRequest(parts, request, request.query)), request.query),
  );

  serve(app, 'GET /web-api/casino/search', LIST, async (request) =>
    gameSearch(catalogue, request.query.search, await placeOfRequest(parts, request, request.query)),
  );

  serve(app, 'GET /web-api/casino/games/:id', LIST, async (request) =>
    gameView(known(catalogue.get(request.params.id)), await placeOfRequest(parts, request, request.query)),
  );

  serve(app, 'GET /web-api/casino/own-games/:route', LIST, async (request) => {
    const game = known(catalogue.own(ownGameRoute(request.params.route) ?? ''));
    return gameView(game, await placeOfRequest(parts, request, request.query));
  });

  serve(app, 'GET /web-api/casino/games/:id/like', LIST, async (request) => {
    const game = known(catalogue.get(request.params.id));
    const popular = playableAt(parts, await placeOfRequest(parts, request, request.query));
    return { games: like(popular, [game]) };
  });

  serve(app, 'GET /web-api/casino/providers', LIST, async (request) => ({
    providers: providers(playableAt(parts, await placeOfRequest(parts, request, request.query))),
  }));

  serve(app, 'GET /web-api/casino/providers/:code', LIST, async (request) => {
    const playable = playableAt(parts, await placeOfRequest(parts, request, request.query));
    const [one] = providers(playable.filter(({ studio }) => studio.code === request.params.code));
    if (one === undefined) throw new PlatformError('PROVIDER_UNKNOWN');
    return one;
  });
}

function known(game: Game | undefined): Game {
  if (game === undefined) throw new PlatformError('GAME_UNKNOWN');
  return game;
}
