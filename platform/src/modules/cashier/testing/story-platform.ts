import type { Kernel } from '../../../kernel/module.ts';
import { requireNamedPlayer } from '../../../testing/named-player.ts';
import { CASHIER_ALONE } from '../../../testing/open-cashier.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { createCashier } from '../index.ts';
import { composeAround, type MoneyModules } from './compose-around.ts';

/**
 * The money modules with the sandbox company, on a database that others use too where one is given.
 * @param around the kernel of the cashier, which may end at a commit
 */
export function createStoryPlatform(
  around: (kernel: Kernel) => Kernel,
  database: { readonly databaseUrl?: string; readonly startMs?: number } = {},
): Promise<TestPlatform<MoneyModules>> {
  return createTestPlatform((kernel) => compose(kernel, around), {
    ...database,
    config: { withdrawals: { ...NO_GATES, reviewAboveMinor: 100_000n } },
  });
}

const NO_GATES = {
  turnoverPercent: 0,
  needsSecondStep: false,
  verifyAboveMinor: 100_000n,
};

function compose(kernel: Kernel, around: (kernel: Kernel) => Kernel): MoneyModules {
  const others = composeAround(kernel, requireNamedPlayer);
  const { wallet, limits, operators } = others;
  const cashier = createCashier(around(kernel), {
    wallet,
    ...CASHIER_ALONE,
    limits: limits.check,
    operators,
    requirePlayer: requireNamedPlayer,
    mayDeposit: () => Promise.resolve(true),
    providers: [],
  });
  return { ...others, cashier };
}
