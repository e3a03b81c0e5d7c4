import type { Kernel } from './kernel/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { TellInbox } from './modules/inbox/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Operators } from './modules/operators/index.ts';
import { productStakes } from './modules/products/index.ts';
import type { Sportsbook } from './modules/sportsbook/index.ts';
import { createToto } from './modules/toto/index.ts';
import type { Wallet } from './modules/wallet/index.ts';

/** The modules that pools meet. */
export interface BesideToto {
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly bonuses: Bonuses;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly sportsbook: Sportsbook;
  readonly tellInbox: TellInbox;
  readonly requireConsent: RequirePlayer;
}

/** What `compose.ts` hands to the pools: a line a rule, as there. */
export function composeToto(kernel: Kernel, modules: BesideToto) {
  const { wallet, limits, bonuses, identity, operators, sportsbook, tellInbox, requireConsent } = modules;
  const toto = createToto(kernel, {
    operators,
    tellInbox,
    events: sportsbook.poolEvents,
    stakes: productStakes('toto', { wallet, limits: limits.check, bonuses }),
    currencyOf: async (db, playerId, accountId) => (await wallet.account(db, playerId, accountId))?.currency,
    gifts: bonuses.tickets,
    isBanned: identity.isBanned,
    isSportClosed: identity.isSportClosed,
    requirePlayer: requireConsent,
  });
  return toto;
}
