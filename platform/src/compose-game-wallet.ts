import type { BesideSharedRounds } from './compose-shared-rounds.ts';
import type { Kernel } from './kernel/index.ts';
import type { Casino } from './modules/casino/index.ts';
import { createGameWallet } from './modules/game-wallet/index.ts';
import { countryCode } from './modules/identity/index.ts';
import { productStakes } from './modules/products/index.ts';

/** The modules that the wallet of game companies meets. */
export interface BesideGameWallet extends BesideSharedRounds {
  readonly casino: Casino;
}

/** What `compose.ts` hands to the wallet of game companies: a line a rule, as there. */
export function composeGameWallet(kernel: Kernel, modules: BesideGameWallet) {
  const { wallet, limits, bonuses, identity, operators, requireConsent, casino } = modules;
  const gameWallet = createGameWallet(kernel, {
    operators,
    stakes: productStakes('game-wallet', { wallet, limits: limits.check, bonuses }),
    requirePlayer: requireConsent,
    siteSessionOf: async (request) => (await identity.requirePlayer(request)).sessionId,
    siteSessionsEndedSince: identity.sessionsEndedSince,
    gameRefusal: async ({ company, game, ...wish }) => {
      const found = casino.gameOf(company, game);
      if (found === undefined) return 'GAME_UNKNOWN';
      const isDemo = wish.currency === undefined;
      return isDemo && !found.entry.hasDemo ? 'GAME_DEMO' : casino.refusalOf(found, wish);
    },
    stakesOfGame: casino.stakesOf,
    gameNamed: casino.nameOf,
    began: (playerId, company, game) => casino.played(playerId, casino.gameOf(company, game)?.id ?? ''),
    acceptCatalogue: casino.acceptCatalogue,
    stopCompanies: casino.stopCompanies,
    isBanned: (playerId) => identity.isBanned(playerId),
    mayPlay: limits.check.mayPlay,
    countryOf: async (db, playerId) => countryCode((await identity.player(db, playerId))?.countryId),
    hours: limits.session,
    accounts: wallet.accounts,
    spendableCall: wallet.spendableCall,
    payPrize: wallet.payPromotion,
  });
  return gameWallet;
}
