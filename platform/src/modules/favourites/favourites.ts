import { serve } from '../../kernel/http/serve.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import { followersOf, keptBy } from './favourites-store.ts';
import { forget, join, keep } from './keep-favourites.ts';
import { favouritesMigrations } from './migrations.ts';

export interface FavouritesDependencies {
  readonly requirePlayer: RequirePlayer;
}

export interface Favourites extends PlatformModule {
  readonly followersOf: typeof followersOf;
}

/** The sports, championships, teams and events that players starred, the same on all their devices. */
export function createFavourites(kernel: Kernel, { requirePlayer }: FavouritesDependencies): Favourites {
  return {
    name: 'favourites',
    migrations: favouritesMigrations,
    followersOf,
    routes(app) {
      serve(app, 'GET /web-api/user/favourites', { config: { budget: 'search' } }, async (request) => {
        const { playerId } = await requirePlayer(request);
        return { items: await keptBy(kernel.db, playerId) };
      });

      serve(app, 'POST /web-api/user/favourites', async (request) => {
        const { playerId } = await requirePlayer(request);
        return { items: await keep(kernel, playerId, request.body) };
      });

      serve(app, 'POST /web-api/user/favourites/join', async (request) => {
        const { playerId } = await requirePlayer(request);
        return { items: await join(kernel, playerId, request.body.items) };
      });

      serve(app, 'DELETE /web-api/user/favourites', async (request) => {
        const { playerId } = await requirePlayer(request);
        return { items: await forget(kernel, playerId, request.query) };
      });
    },
  };
}
