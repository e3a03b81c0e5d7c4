import type { Kernel } from './kernel/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { Limits } from './modules/limits/index.ts';
import { createLoyalty, type Loyalty } from './modules/loyalty/index.ts';
import type { Operators } from './modules/operators/index.ts';
import type { ProductRegistration } from './modules/products/index.ts';
import type { Rates } from './modules/rates/index.ts';
import type { SiteModule } from './modules/site/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import { wholePersonOf } from './persons-of-modules.ts';

/** The modules that loyalty meets. */
export interface BesideLoyalty {
  readonly wallet: Wallet;
  readonly bonuses: Bonuses;
  readonly products: readonly ProductRegistration[];
  readonly rates: Rates;
  readonly limits: Limits;
  readonly identity: Identity;
  readonly operators: Operators;
  readonly requirePlayer: RequirePlayer;
  readonly requireConsent: RequirePlayer;
  readonly siteConfig: SiteModule['siteConfig'];
}

/** What `compose.ts` hands to loyalty: a line a rule, as there. */
export function composeLoyalty(kernel: Kernel, modules: BesideLoyalty): Loyalty {
  const { wallet, products, rates, limits, identity, operators, requirePlayer, requireConsent } = modules;
  const loyalty: Loyalty = createLoyalty(kernel, {
    wallet,
    operators,
    requirePlayer,
    requireConsent,
    products,
    playerNumbers: identity.numbers,
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    personOf: wholePersonOf(identity),
    mayPlay: (db, playerId) => limits.check.mayPlay(db, playerId, kernel.clock.nowMs()),
    isBanned: identity.isBanned,
    promotions: modules.bonuses.sold,
    timeZoneHours: () => modules.siteConfig().timeZone,
  });
  return loyalty;
}
