import { createIdempotency } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { requireNamedPlayer } from '../../../testing/named-player.ts';
import { CASHIER_ALONE } from '../../../testing/open-cashier.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createCashier } from '../index.ts';
import { composeAround, type MoneyModules } from './compose-around.ts';
import { crashingDatabase, type Moment } from './crashing-database.ts';

/** The money modules with the sandbox company on a database that others use too; `mayCrash` may end them at a commit. */
export function createStoryPlatform(
  database: { readonly url: string; readonly startMs: number },
  mayCrash: (moment: Moment) => void,
): Promise<TestPlatform<MoneyModules>> {
  return createTestPlatform((kernel) => compose(kernel, mayCrash), {
    databaseUrl: database.url,
    startMs: database.startMs,
    config: { withdrawals: { ...NO_GATES, reviewAboveMinor: 100_000n } },
  });
}

const NO_GATES = {
  turnoverPercent: 0,
  needsSecondStep: false,
  verifyAboveMinor: 100_000n,
};

function compose(kernel: Kernel, mayCrash: (moment: Moment) => void): MoneyModules {
  const around = composeAround(kernel, requireNamedPlayer);
  const { wallet, limits, operators } = around;
  const db = crashingDatabase(kernel.db, mayCrash);
  const cashier = createCashier(
    { ...kernel, db, idempotency: createIdempotency(db, kernel.clock) },
    {
      wallet,
      ...CASHIER_ALONE,
      limits: limits.check,
      operators,
      requirePlayer: requireNamedPlayer,
      mayDeposit: () => Promise.resolve(true),
      providers: [],
    },
  );
  return { ...around, cashier };
}
