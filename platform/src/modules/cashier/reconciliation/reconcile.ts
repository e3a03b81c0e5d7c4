import { DAY_MS, HOUR_MS } from '@paddock/contract';

import type { ProviderMovement } from '../../wallet/index.ts';
import { findCallback } from '../callbacks/callbacks-store.ts';
import type { CashierParts } from '../cashier-parts.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { compareMovements, type Movement, type MovementKind, type Window } from './compare-movements.ts';
import { claimReconciliation, dropReconciliation, finishReconciliation } from './reconciliations-store.ts';

/** A day is compared this long after its end, so that what was under way at midnight has arrived. */
const SETTLES_MS = 3 * HOUR_MS;

/** Compares yesterday (UTC) with every provider that reports, once. */
export async function reconcileYesterday(parts: CashierParts): Promise<void> {
  const nowMs = parts.kernel.clock.nowMs();
  const toMs = Math.floor((nowMs - SETTLES_MS) / DAY_MS) * DAY_MS;
  for (const provider of parts.providersByName.values()) {
    await reconcile(parts, provider, { fromMs: toMs - DAY_MS, toMs });
  }
}

async function reconcile(parts: CashierParts, provider: PaymentProvider, day: Window): Promise<void> {
  const { db, clock, log } = parts.kernel;
  if (provider.report === undefined) return;
  if (!(await claimReconciliation(db, provider.name, day, clock.nowMs()))) return;
  try {
    const around = { fromMs: day.fromMs - DAY_MS, toMs: day.toMs + DAY_MS };
    const found = compareMovements(
      await ourMovements(parts, provider.name, around),
      await provider.report(around),
      day,
    );
    await finishReconciliation(db, provider.name, day, found);
    if (found.differences.length > 0) {
      const { differences } = found;
      log.warn(
        { provider: provider.name, differences: differences.slice(0, 100) },
        'a provider reports otherwise',
      );
    }
  } catch (error) {
    await dropReconciliation(db, provider.name, day);
    throw error;
  }
}

const KIND: Readonly<Record<string, MovementKind>> = {
  deposit: 'deposit',
  'deposit-refund': 'refund',
  chargeback: 'charge-back',
  withdrawal: 'payout',
  'withdrawal-late': 'payout',
  'withdrawal-return': 'return',
};

/** The ledger's movements with a provider. What went to suspense is named as the provider named it. */
export async function ourMovements(
  parts: CashierParts,
  provider: string,
  window: Window,
): Promise<Movement[]> {
  const booked = await parts.wallet.providerMovements(parts.kernel.db, provider, window);
  const movements = await Promise.all(booked.map((movement) => translated(parts, provider, movement)));
  return movements.filter((movement) => movement !== undefined);
}

async function translated(
  { kernel }: CashierParts,
  provider: string,
  { transferId, kind, currency, amountMinor, atMs }: ProviderMovement,
): Promise<Movement | undefined> {
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const known = KIND[kind];
  const reference = transferId.slice(transferId.indexOf(':') + 1);
  if (known !== undefined) return { reference, kind: known, currency, amountMinor: size, atMs };
  // `suspense:<provider>:<callback>`
  const callbackId = reference.slice(provider.length + 1);
  const message = await findCallback(kernel.db, provider, callbackId);
  if (message === undefined) return undefined;
  return { reference: message.reference, kind: message.movement, currency, amountMinor: size, atMs };
}
