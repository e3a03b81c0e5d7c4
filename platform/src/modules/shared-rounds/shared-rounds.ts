import { MINUTE_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { joinedSources } from '../live/index.ts';
import { payDue, payLeft } from './bets/pay-bets.ts';
import { CHAIN_LENGTH } from './chains/chains.ts';
import { sharedRoundsMigrations } from './migrations.ts';
import { sharedRoundsOperatorRoutes } from './operator-routes.ts';
import { tableSource } from './push/table-source.ts';
import { sharedRoundsRoutes } from './routes.ts';
import { sharedParts } from './shared-parts.ts';
import type { SharedRounds, SharedRoundsDependencies } from './shared-rounds-api.ts';
import { TableRun } from './tables/run-table.ts';

/** Rounds that many players share. @param chainLength rounds of a chain; few in tests */
export function createSharedRounds(
  kernel: Kernel,
  dependencies: SharedRoundsDependencies,
  chainLength = CHAIN_LENGTH,
): SharedRounds {
  const parts = sharedParts(kernel, dependencies, chainLength);
  const runs = new Map(parts.tables.all().map((table) => [table, new TableRun(parts, table)]));
  for (const [table, run] of runs) table.wake = () => run.wake();
  const liveSource = tableSource(parts);
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
        if (hasBets || table.shown !== table.open) table.wake();
      }
    },
  };
}
