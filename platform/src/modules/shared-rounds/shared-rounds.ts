import { MINUTE_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { joinedSources } from '../live/index.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { sharedBounds } from './bets/bounds.ts';
import { pressKeeper } from './bets/keep-presses.ts';
import { betPayer, payDue, payLeft } from './bets/pay-bets.ts';
import { ShownNames } from './bets/shown-names.ts';
import { betsStatement } from './bets/write-bets.ts';
import { CHAIN_LENGTH } from './chains/chains.ts';
import { sharedRoundsMigrations } from './migrations.ts';
import { sharedRoundsOperatorRoutes } from './operator-routes.ts';
import { sharedRoundsProduct } from './product.ts';
import { tableSource } from './push/table-source.ts';
import { sharedRoundsRoutes } from './routes.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { SharedParts, SharedRounds, SharedRoundsDependencies } from './shared-rounds-api.ts';
import { Arrivals } from './tables/arrivals.ts';
import { TableRun } from './tables/run-table.ts';
import type { Table } from './tables/table.ts';
import { Tables } from './tables/tables.ts';

/** Rounds that many players share. @param chainLength rounds of a chain; few in tests */
export function createSharedRounds(
  kernel: Kernel,
  dependencies: SharedRoundsDependencies,
  chainLength = CHAIN_LENGTH,
): SharedRounds {
  const tables = new Tables(ALL_RULES);
  const parts: SharedParts = {
    ...dependencies,
    kernel,
    chainLength,
    tables,
    arrivals: new Arrivals(),
    numbers: createNumberDesk(kernel.db, 'shared_rounds_bet', 'bet'),
    bounds: sharedBounds(riskOf(kernel.config.dataDir, sharedRoundsProduct)),
    currencies: new AccountCurrencies(dependencies.currencyOf),
    names: new ShownNames(kernel.db, dependencies.playerNumbers),
    writeBet: dependencies.stakes.together(kernel.db, betsStatement(kernel)),
    payer: betPayer({ kernel, stakes: dependencies.stakes }),
    presses: pressKeeper(kernel),
  };
  const runs = new Map(tables.all().map((table) => [table, new TableRun(parts, table)]));
  const wake = (table: Table): void => runs.get(table)?.wake();
  const liveSource = tableSource(parts, wake);
  return {
    name: 'shared-rounds',
    migrations: sharedRoundsMigrations,
    liveSource,
    beside: (source) => joinedSources(source, liveSource),
    routes(app) {
      sharedRoundsRoutes(app, parts);
      sharedRoundsOperatorRoutes(app, parts);
    },
    async start() {
      for (const [table, run] of runs) {
        await run.recall();
        await payDue(parts, table);
        await payLeft(parts, table);
        kernel.scheduler.every(`shared-rounds.${table.rules.code}-left`, MINUTE_MS, () =>
          payLeft(parts, table),
        );
        const hasBets = (table.open?.bets.size ?? 0) > 0;
        if (hasBets || table.shown !== table.open) run.wake();
      }
    },
  };
}
