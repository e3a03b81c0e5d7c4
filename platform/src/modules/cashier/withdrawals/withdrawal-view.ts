import { formatAmount, type PlayerId } from '@paddock/contract';
import type { WithdrawalsView, WithdrawalView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { ARCHIVE_AFTER_MS } from '../history/payment-history.ts';
import { instrumentsOf } from '../instruments-store.ts';
import { methodOf } from '../payment-methods.ts';
import { isCancellable } from './withdrawal-machine.ts';
import { stepsOf, type TakenStep } from './withdrawal-steps-store.ts';
import { listWithdrawals, type Withdrawal } from './withdrawals-store.ts';

export const WITHDRAWALS_PAGE = 20;

const NEXT_STEP: Readonly<Partial<Record<Withdrawal['status'], WithdrawalView['nextStep']>>> = {
  requested: 'review',
  approved: 'sending',
  sent: 'provider',
};

/** Withdrawals of one player as the player sees them: with their steps and what comes next. */
export async function viewWithdrawals(
  db: Database | Tx,
  parts: CashierParts,
  playerId: PlayerId,
  withdrawals: readonly Withdrawal[],
): Promise<WithdrawalView[]> {
  const ids = withdrawals.map(({ withdrawalId }) => withdrawalId);
  const steps = await stepsOf(db, playerId, ids);
  const instruments = await instrumentsOf(db, playerId);
  return withdrawals.map((withdrawal) => {
    const instrument = instruments.find(({ id }) => id === withdrawal.instrumentId);
    const method = methodOf(parts, withdrawal.currency, instrument?.methodId ?? '');
    return {
      id: withdrawal.withdrawalId,
      status: withdrawal.status,
      amount: formatAmount(withdrawal.amountMinor, withdrawal.currency),
      currency: withdrawal.currency,
      accountId: withdrawal.accountId,
      method: method?.method.name ?? '',
      mask: instrument?.mask ?? '',
      timeline: (steps.get(withdrawal.withdrawalId) ?? []).map(shownStep),
      nextStep: NEXT_STEP[withdrawal.status] ?? null,
      arrives: method?.method.payout.arrives ?? 'days',
      cancellable: isCancellable(withdrawal.status),
    };
  });
}

/** Who decided stays inside the house. */
const shownStep = ({ status, reason, atMs }: TakenStep): WithdrawalView['timeline'][number] => ({
  status,
  reason,
  atMs,
});

/** A page of the player's withdrawals, newest first; pages count from 1. */
export async function withdrawalsPage(
  parts: CashierParts,
  playerId: PlayerId,
  { includeArchive, pageNumber }: { readonly includeArchive: boolean; readonly pageNumber: number },
): Promise<WithdrawalsView> {
  const { db, clock } = parts.kernel;
  const { withdrawals, total } = await listWithdrawals(db, playerId, {
    sinceMs: includeArchive ? 0 : clock.nowMs() - ARCHIVE_AFTER_MS,
    limit: WITHDRAWALS_PAGE,
    offset: (pageNumber - 1) * WITHDRAWALS_PAGE,
  });
  return { withdrawals: await viewWithdrawals(db, parts, playerId, withdrawals), total };
}
