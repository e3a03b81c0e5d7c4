import type { Kernel } from '../../../kernel/module.ts';
import { createNumberDesk } from '../../../kernel/public-numbers/number-desk.ts';
import { NO_FREE_ROUNDS, NO_WAGERING, requireNamedPlayer } from '../../../testing/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import { AccountCurrencies, productStakes, riskOf } from '../../products/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { GamesParts } from '../games-api.ts';
import { gamesProduct } from '../product.ts';
import { ownGames } from '../rounds/own-games.ts';
import { roundBounds } from '../rounds/round-bounds.ts';
import { LADDER } from './ladder.ts';

/** What the games stand on where a kernel that may die drives them, beside wallet and limits that do not. */
export function gameParts(
  kernel: Kernel,
  { wallet, limits }: { readonly wallet: Wallet; readonly limits: LimitsCheck },
): GamesParts {
  return {
    kernel,
    requirePlayer: requireNamedPlayer,
    stakes: productStakes('games', { wallet, limits, bonuses: NO_WAGERING }),
    freeRounds: NO_FREE_ROUNDS,
    isBanned: () => false,
    isClosed: () => false,
    began: () => undefined,
    currencies: new AccountCurrencies(async (...account) => (await wallet.account(...account))?.currency),
    games: ownGames([LADDER]),
    numbers: createNumberDesk(kernel.db, 'games_round', 'bet'),
    bounds: roundBounds(riskOf(kernel.config.dataDir, gamesProduct)),
  };
}
