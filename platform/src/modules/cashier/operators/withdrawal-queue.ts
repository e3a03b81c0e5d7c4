import { formatAmount, type PaymentId } from '@paddock/contract';
import type {
  OperatorWithdrawalDecision,
  OperatorWithdrawalView,
  WithdrawalStatus,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { tellOfWithdrawal, type CashierParts } from '../cashier-parts.ts';
import { instrumentsWithRests } from '../instrument-rests.ts';
import { takeWithdrawalStep } from '../withdrawals/withdrawal-steps.ts';
import { stepsOf } from '../withdrawals/withdrawal-steps-store.ts';
import {
  lockWithdrawal,
  ownerOfWithdrawal,
  withdrawalsIn,
  type Withdrawal,
} from '../withdrawals/withdrawals-store.ts';

const QUEUE_LIMIT = 100;

/** Withdrawals of all players in a state, oldest first. */
export async function withdrawalQueue(
  parts: CashierParts,
  status: WithdrawalStatus,
): Promise<OperatorWithdrawalView[]> {
  const withdrawals = await withdrawalsIn(parts.kernel.db, status, QUEUE_LIMIT);
  const players = withdrawals.map(({ playerId }) => playerId);
  const numberOf = await parts.playerNumbers.numbersOf(parts.kernel.db, players);
  return Promise.all(withdrawals.map((withdrawal) => view(parts, withdrawal, numberOf(withdrawal.playerId))));
}

async function view(
  parts: CashierParts,
  withdrawal: Withdrawal,
  playerNumber: string,
): Promise<OperatorWithdrawalView> {
  const { playerId, withdrawalId, currency } = withdrawal;
  const { db } = parts.kernel;
  const steps = await stepsOf(db, playerId, [withdrawalId]);
  const instruments = await inTransaction(db, (tx) => instrumentsWithRests(tx, parts, playerId, currency));
  const instrument = instruments.find(({ id }) => id === withdrawal.instrumentId);
  return {
    id: withdrawalId,
    playerId,
    playerNumber,
    status: withdrawal.status,
    amount: formatAmount(withdrawal.amountMinor, currency),
    currency,
    provider: withdrawal.provider,
    mask: instrument?.mask ?? '',
    isInstrumentShared: instrument?.isShared ?? false,
    netDeposit: formatAmount(instrument?.netDepositMinor ?? 0n, currency),
    createdAtMs: withdrawal.createdAtMs,
    steps: [...(steps.get(withdrawalId) ?? [])],
  };
}

/**
 * Decides a withdrawal, and writes down who did it and why, in one transaction.
 * @throws PAYMENT_UNKNOWN, PAYMENT_STATE, OWN_ACCOUNT.
 */
export async function decideWithdrawal(
  parts: CashierParts,
  operator: OperatorPrincipal,
  id: string,
  { decision, reason }: OperatorWithdrawalDecision,
): Promise<void> {
  const { kernel, operators } = parts;
  const withdrawalId: PaymentId = requiredId<'payment'>(id, 'PAYMENT_UNKNOWN');
  const playerId = await ownerOfWithdrawal(kernel.db, withdrawalId);
  if (playerId === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
  const status = await inTransaction(kernel.db, async (tx) => {
    await operators.refuseOwnPlayer(tx, operator, playerId);
    const withdrawal = await lockWithdrawal(tx, playerId, withdrawalId);
    if (withdrawal === undefined) throw new PlatformError('PAYMENT_UNKNOWN');
    // A provider may still say of a failed one that it was paid; nobody else takes it from the player.
    const isEnd = decision === 'paid' || decision === 'failed';
    if (isEnd && withdrawal.status !== 'sent') throw new PlatformError('PAYMENT_STATE');
    const taken = await takeWithdrawalStep(tx, parts, withdrawal, {
      event: decision,
      by: `operator:${operator.name}`,
      reason: decision === 'approve' ? '' : reason,
      atMs: kernel.clock.nowMs(),
    });
    if (taken === undefined) throw new PlatformError('PAYMENT_STATE');
    await operators.record(tx, {
      operator,
      action: `withdrawal.${decision}`,
      subject: `payment:${withdrawalId}`,
      before: { status: withdrawal.status },
      after: { status: taken },
      reason,
    });
    return taken;
  });
  tellOfWithdrawal(parts, { playerId, withdrawalId }, status);
}
