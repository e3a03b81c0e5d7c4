import type { ProductModules } from '../../../../compose.ts';
import { wholePersonOf } from '../../../../persons-of-modules.ts';
import { stakeRanges } from '../../../products/index.ts';
import { PRODUCTS } from '../../../../products/products.ts';
import { promotionsBeside } from '../../../../promotions-of-modules.ts';
import type { TestPlatform } from '../../../../testing/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';

const notAsked = () => Promise.reject(new Error('what is counted does not ask this'));

/** The parts of another node beside the one that runs, over the same modules: what two nodes do at once is done by it. */
export function partsBeside({ modules, kernel }: TestPlatform<ProductModules>): BonusesParts {
  const { identity, limits, operators, cashier, loyalty, site, rates, wallet, inbox, lotto, segments } =
    modules;
  return {
    kernel,
    wallet,
    products: PRODUCTS,
    stakeRanges: stakeRanges(kernel.config.dataDir, PRODUCTS),
    requirePlayer: notAsked,
    tellInbox: inbox.tell,
    terms: () => undefined,
    hasPaidIn: notAsked,
    registeredChoice: notAsked,
    rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
    personOf: wholePersonOf(identity),
    mayPlay: (db, playerId) => limits.check.mayPlay(db, playerId, kernel.clock.nowMs()),
    wasBrought: notAsked,
    ...promotionsBeside({
      ...{ identity, limits, operators, requireConsent: notAsked, segments },
      late: () => ({ cashier, loyalty, site, lotto, games: modules }),
    }),
  };
}
