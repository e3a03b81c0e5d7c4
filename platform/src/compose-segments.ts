import type { Kernel } from './kernel/index.ts';
import type { Bonuses } from './modules/bonuses/index.ts';
import type { Cashier } from './modules/cashier/index.ts';
import type { Identity } from './modules/identity/index.ts';
import type { Loyalty } from './modules/loyalty/index.ts';
import type { Operators } from './modules/operators/index.ts';
import { createSegments, type Segments } from './modules/segments/index.ts';
import type { SiteModule } from './modules/site/index.ts';
import type { Tournaments } from './modules/tournaments/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import { factsOfMany } from './persons-of-modules.ts';

/** The modules that segments meet. */
export interface BesideSegments {
  readonly wallet: Wallet;
  readonly identity: Identity;
  readonly operators: Operators;
  /** What is made after segments, asked for when it is needed. */
  readonly late: () => {
    readonly cashier: Pick<Cashier, 'depositTimes'>;
    readonly loyalty: Pick<Loyalty, 'levels' | 'levelsOf'>;
    readonly bonuses: Pick<Bonuses, 'segmentUses'>;
    readonly tournaments: Pick<Tournaments, 'segmentUses'>;
    readonly site: Pick<SiteModule, 'siteConfig'>;
  };
}

/** What `compose.ts` hands to segments: a line a rule, as there. */
export function composeSegments(kernel: Kernel, modules: BesideSegments): Segments {
  const { wallet, identity, operators, late } = modules;
  const segments: Segments = createSegments(kernel, {
    operators,
    playersAfter: identity.playersAfter,
    factsOf: factsOfMany(identity),
    levels: async (db) => (await late().loyalty.levels(db)).map(({ code }) => code),
    levelsOf: (db, players) => late().loyalty.levelsOf(db, players),
    mainCurrencies: wallet.mainCurrencies,
    depositTimes: (db, players, sinceMs) => late().cashier.depositTimes(db, players, sinceMs),
    lastStakes: wallet.lastStakes,
    uses: async (db) => [
      ...(await late().bonuses.segmentUses(db)),
      ...(await late().tournaments.segmentUses(db)),
    ],
    currencies: () => late().site.siteConfig().currencies,
    languages: () => late().site.siteConfig().languages.all,
  });
  return segments;
}
