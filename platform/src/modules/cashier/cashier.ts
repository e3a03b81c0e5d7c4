import { HOUR_MS } from '@paddock/contract';
import type { Migration } from 'kysely/migration';

import type { Kernel } from '../../kernel/module.ts';
import { listSuspense } from './callbacks/callbacks-store.ts';
import type { Cashier, CashierDependencies } from './cashier-api.ts';
import type { CashierParts } from './cashier-parts.ts';
import { depositTimes } from './deposits/deposit-times.ts';
import { expireDeposits, sendRefunds } from './deposits/deposit-tasks.ts';
import { createPaymentFacts } from './history/payment-facts.ts';
import { cashierMigrations } from './migrations.ts';
import { paymentWaysRoute } from './payment-ways-route.ts';
import { paymentPageRoutes } from './deposits/payment-page-routes.ts';
import { countPaidIn, paidInSince, standingDeposits } from './deposits/credited-deposits.ts';
import { hasCreditedDeposit, hasPaidIn } from './deposits/deposits-store.ts';
import { besideOnInstruments, sharesInstrument } from './instruments-store.ts';
import { moneyOrderRoutes } from './operators/money-order-routes.ts';
import { operatorCashierRoutes } from './operators/operator-routes.ts';
import { handleMoneyProposals } from './operators/operator-money.ts';
import { reconcileYesterday } from './reconciliation/reconcile.ts';
import { cashierRoutes } from './routes.ts';
import { withdrawalRoutes } from './withdrawals/withdrawal-routes.ts';
import { sendWithdrawals } from './withdrawals/withdrawal-tasks.ts';
import { readHeldWithdrawals } from './withdrawals/withdrawals-store.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

const EXPIRE_EVERY_MS = 15_000;
const REFUND_EVERY_MS = 5_000;
const PAYOUT_EVERY_MS = 2_000;
const RECONCILE_EVERY_MS = HOUR_MS;

/** The cashier with the sandbox provider where the configuration allows it, and any others. */
export function createCashier(kernel: Kernel, dependencies: CashierDependencies): Cashier {
  const { scheduler, config, db } = kernel;
  const providers = [...(config.sandbox ? [createSandboxProvider(kernel)] : []), ...dependencies.providers];
  const parts: CashierParts = {
    ...dependencies,
    kernel,
    providersByName: new Map(providers.map((provider) => [provider.name, provider])),
  };
  handleMoneyProposals(parts);
  const inside = providers.flatMap(({ module }) => module ?? []);

  return {
    name: 'cashier',
    migrations: Object.fromEntries(
      [cashierMigrations, ...inside.map(({ migrations }) => migrations)].flatMap(Object.entries<Migration>),
    ),
    async routes(app) {
      cashierRoutes(app, parts);
      withdrawalRoutes(app, parts);
      operatorCashierRoutes(app, parts);
      moneyOrderRoutes(app, parts);
      paymentPageRoutes(app, parts);
      paymentWaysRoute(app, parts);
      for (const provider of inside) await provider.routes?.(app);
    },
    async start() {
      scheduler.every('cashier.expire', EXPIRE_EVERY_MS, () => expireDeposits(parts));
      scheduler.every('cashier.refunds', REFUND_EVERY_MS, () => sendRefunds(parts));
      scheduler.every('cashier.reconcile', RECONCILE_EVERY_MS, () => reconcileYesterday(parts));
      scheduler.every('cashier.payouts', PAYOUT_EVERY_MS, () => sendWithdrawals(parts));
      for (const provider of inside) await provider.start?.();
    },
    hasDeposit: hasCreditedDeposit,
    hasPaidIn,
    countPaidIn,
    paidInSince,
    depositTimes,
    standingDeposits,
    sharesInstrument,
    besideOnInstruments,
    openHolds: readHeldWithdrawals,
    payments: createPaymentFacts(parts),
    suspense: (provider) => listSuspense(db, provider),
  };
}
