import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { sharedBounds } from './bets/bounds.ts';
import { pressKeeper } from './bets/keep-presses.ts';
import { betPayer } from './bets/pay-bets.ts';
import { ShownNames } from './bets/shown-names.ts';
import { betsStatement } from './bets/write-bets.ts';
import { sharedRoundsProduct } from './product.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { SharedParts, SharedRoundsDependencies } from './shared-rounds-api.ts';
import { Arrivals } from './tables/arrivals.ts';
import { Tables } from './tables/tables.ts';

/** What the module's parts share, with tables that know nothing yet. @param chainLength rounds of a chain */
export function sharedParts(
  kernel: Kernel,
  dependencies: SharedRoundsDependencies,
  chainLength: number,
): SharedParts {
  return {
    ...dependencies,
    kernel,
    chainLength,
    tables: new Tables(ALL_RULES),
    arrivals: new Arrivals(),
    numbers: createNumberDesk(kernel.db, 'shared_rounds_bet', 'bet'),
    bounds: sharedBounds(riskOf(kernel.config.dataDir, sharedRoundsProduct)),
    currencies: new AccountCurrencies(dependencies.currencyOf),
    names: new ShownNames(kernel.db, dependencies.playerNumbers),
    writeBet: dependencies.stakes.together(kernel.db, betsStatement(kernel)),
    payer: betPayer({ kernel, stakes: dependencies.stakes }),
    presses: pressKeeper(kernel),
  };
}
