import { composeGameWallet } from './compose-game-wallet.ts';
import { composeSharedRounds, type BesideSharedRounds } from './compose-shared-rounds.ts';
import { composeToto, type BesideToto } from './compose-toto.ts';
import { composeTournaments, type BesideTournaments } from './compose-tournaments.ts';
import type { Kernel } from './kernel/index.ts';
import type { Blocks } from './modules/blocks/index.ts';
import { createCasino } from './modules/casino/index.ts';
import { gameWalletRounds } from './modules/game-wallet/index.ts';
import { createGames, gamesRounds } from './modules/games/index.ts';
import { countryCode, type RequirePlayer } from './modules/identity/index.ts';
import { productStakes } from './modules/products/index.ts';
import { sharedRoundsBets } from './modules/shared-rounds/index.ts';
import type { SiteModule } from './modules/site/index.ts';

/** The modules that the casino meets. */
export interface BesideCasino extends BesideSharedRounds, BesideToto {
  readonly requirePlayer: RequirePlayer;
  readonly siteConfig: SiteModule['siteConfig'];
  readonly guestCountryOf: Blocks['countryOf'];
  readonly loyalty: BesideTournaments['loyalty'];
  readonly segments: BesideTournaments['segments'];
  readonly friends: BesideTournaments['friends'];
}

/** All that is played beside the sportsbook: games and their catalogue, ours and companies', tournaments, and pools. */
export function composeCasino(kernel: Kernel, modules: BesideCasino) {
  const { wallet, limits, bonuses, identity, operators, requirePlayer, requireConsent } = modules;
  const casino = createCasino(kernel, {
    requirePlayer,
    operators,
    rounds: [gamesRounds, gameWalletRounds, sharedRoundsBets],
    countryOf: async (db, playerId) => countryCode((await identity.player(db, playerId))?.countryId),
    guestCountryOf: modules.guestCountryOf,
    licences: () => modules.siteConfig().gameLicences ?? [],
  });
  const games = createGames(kernel, {
    requirePlayer: requireConsent,
    stakes: productStakes('games', { wallet, limits: limits.check, bonuses }),
    freeRounds: bonuses.freeRounds,
    isBanned: identity.isBanned,
    isClosed: casino.isOwnClosed,
    began: casino.ownBegan,
    currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
  });
  const sharedRounds = composeSharedRounds(kernel, { ...modules, casino });
  const gameWallet = composeGameWallet(kernel, { ...modules, casino });
  const tournaments = composeTournaments(kernel, { ...modules, casino });
  const toto = composeToto(kernel, modules);
  return { casino, games, sharedRounds, gameWallet, tournaments, toto };
}

export type CasinoModules = ReturnType<typeof composeCasino>;
