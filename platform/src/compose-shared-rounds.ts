import type { Kernel } from './kernel/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { Casino } from './modules/casino/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Operators } from './modules/operators/index.ts';
import { productStakes } from './modules/products/index.ts';
import { createSharedRounds } from './modules/shared-rounds/index.ts';
import type { Wallet } from './modules/wallet/index.ts';

/** The modules that rounds which many share meet. */
export interface BesideSharedRounds {
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly bonuses: Bonuses;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly requireConsent: RequirePlayer;
}

/** The same with the catalogue, which their games are closed in. */
export interface BesideTables extends BesideSharedRounds {
  readonly casino: Pick<Casino, 'isOwnClosed' | 'ownBegan'>;
}

/** What `compose.ts` hands to the rounds that many share: a line a rule, as there. */
export function composeSharedRounds(kernel: Kernel, modules: BesideTables) {
  const { wallet, limits, bonuses, identity, operators, requireConsent, casino } = modules;
  const sharedRounds = createSharedRounds(kernel, {
    operators,
    playerNumbers: identity.numbers,
    stakes: productStakes('shared-rounds', { wallet, limits: limits.check, bonuses }),
    currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
    isBanned: identity.isBanned,
    isClosed: casino.isOwnClosed,
    began: casino.ownBegan,
    requirePlayer: requireConsent,
  });
  return sharedRounds;
}
