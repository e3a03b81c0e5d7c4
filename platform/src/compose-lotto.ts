import type { Kernel } from './kernel/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { TellInbox } from './modules/inbox/index.ts';
import type { Limits } from './modules/limits/index.ts';
import { createLotto } from './modules/lotto/index.ts';
import type { Operators } from './modules/operators/index.ts';
import { productStakes } from './modules/products/index.ts';
import type { Wallet } from './modules/wallet/index.ts';

/** The modules that lotteries meet. */
export interface BesideLotto {
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly bonuses: Bonuses;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly tellInbox: TellInbox;
  readonly requirePlayer: RequirePlayer;
  readonly requireConsent: RequirePlayer;
}

/** What `compose.ts` hands to the lotteries: a line a rule, as there. */
export function composeLotto(kernel: Kernel, modules: BesideLotto) {
  const { wallet, limits, bonuses, identity, operators, tellInbox, requirePlayer, requireConsent } = modules;
  const lotto = createLotto(kernel, {
    operators,
    tellInbox,
    requirePlayer,
    requireConsent,
    stakes: productStakes('lotto', { wallet, limits: limits.check, bonuses }),
    currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
    gifts: bonuses.tickets,
    isBanned: identity.isBanned,
  });
  return lotto;
}
