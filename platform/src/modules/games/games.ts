import { MINUTE_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { FREE_GAMES } from './free-rounds/free-games.ts';
import type { Games, GamesDependencies, GamesParts } from './games-api.ts';
import { gamesRoutes } from './games-routes.ts';
import { gamesMigrations } from './migrations.ts';
import { gamesProduct } from './product.ts';
import { endLeftRounds } from './rounds/end-left-rounds.ts';
import { ownGames, type OwnGames } from './rounds/own-games.ts';
import { roundBounds } from './rounds/round-bounds.ts';

/** Rounds of our own games. @param games other ones in tests */
export function createGames(
  kernel: Kernel,
  { currencyOf, ...dependencies }: GamesDependencies,
  games: OwnGames = ownGames(),
): Games {
  const parts: GamesParts = {
    ...dependencies,
    kernel,
    games,
    currencies: new AccountCurrencies(currencyOf),
    numbers: createNumberDesk(kernel.db, 'games_round', 'bet'),
    bounds: roundBounds(riskOf(kernel.config.dataDir, gamesProduct)),
  };
  return {
    name: 'games',
    migrations: gamesMigrations,
    routes: (app) => gamesRoutes(app, parts),
    freeRounds: {
      games: FREE_GAMES,
      boundsOf(currency) {
        try {
          return parts.bounds(currency);
        } catch (error) {
          if (error instanceof PlatformError) return undefined;
          throw error;
        }
      },
    },
    start() {
      kernel.scheduler.every('games.left-rounds', MINUTE_MS, () => endLeftRounds(parts));
      return Promise.resolve();
    },
  };
}
