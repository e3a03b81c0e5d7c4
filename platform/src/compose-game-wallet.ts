import type { BesideSharedRounds } from './compose-shared-rounds.ts';
import type { Kernel } from './kernel/index.ts';
import { createGameWallet } from './modules/game-wallet/index.ts';
import { productStakes } from './modules/products/index.ts';

/** What `compose.ts` hands to the wallet of game companies: a line a rule, as there. */
export function composeGameWallet(kernel: Kernel, modules: BesideSharedRounds) {
  const { wallet, limits, bonuses, identity, operators, requireConsent } = modules;
  const gameWallet = createGameWallet(kernel, {
    operators,
    stakes: productStakes('game-wallet', { wallet, limits: limits.check, bonuses }),
    requirePlayer: requireConsent,
    // No company's game stands in a catalogue yet.
    gameRefusal: () => Promise.resolve('GAME_UNKNOWN'),
    isBanned: (playerId) => identity.isBanned(playerId),
    mayPlay: limits.check.mayPlay,
    mayEnter: limits.session.mayEnter,
    accounts: wallet.accounts,
    payPrize: (tx, prize) => wallet.adjust(tx, { ...prize, actor: 'system' }),
  });
  return gameWallet;
}
