import { parseId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { tellOfWithdrawal, type CashierParts } from '../cashier-parts.ts';
import type { PayoutMessage, ProviderMessage } from '../payment-provider.ts';
import { findOwner } from '../deposits/deposits-store.ts';
import { wasNeverSent } from '../withdrawals/withdrawal-machine.ts';
import { takeWithdrawalStep } from '../withdrawals/withdrawal-steps.ts';
import { lockWithdrawal, type Withdrawal } from '../withdrawals/withdrawals-store.ts';
import { recordOutcome } from './callbacks-store.ts';
import { suspendMoney } from './suspense.ts';

export function isPayoutMessage(message: ProviderMessage): message is PayoutMessage {
  return message.event.startsWith('payout-');
}

/** What became of a payout's message; `tell` when the withdrawal moved. */
export interface ProcessedPayout {
  readonly outcome: 'applied' | 'ignored' | 'suspense';
  readonly tell?: () => void;
}

/** Takes a genuine message about a payout: its money moves exactly once (rules §8). */
export async function processPayout(
  tx: Tx,
  parts: CashierParts,
  provider: string,
  message: PayoutMessage,
): Promise<ProcessedPayout> {
  const withdrawal = await lockByReference(tx, provider, message.reference);
  const misfit = misfitOf(withdrawal, message);
  if (withdrawal === undefined || misfit !== undefined) {
    return suspendMoney(tx, parts, provider, message, misfit ?? 'unknown payout');
  }
  const status = await takeWithdrawalStep(tx, parts, withdrawal, {
    event: EVENT[message.event],
    by: `provider:${provider}`,
    reason: message.reason,
    transactionId: message.event === 'payout-paid' ? message.transactionId : undefined,
    atMs: parts.kernel.clock.nowMs(),
  });
  if (status === undefined) {
    await recordOutcome(tx, provider, message.id, 'ignored', `nothing to do while ${withdrawal.status}`);
    return { outcome: 'ignored' };
  }
  await recordOutcome(tx, provider, message.id, 'applied', '');
  return { outcome: 'applied', tell: () => tellOfWithdrawal(parts, withdrawal, status) };
}

const EVENT = { 'payout-paid': 'paid', 'payout-failed': 'failed', 'payout-returned': 'returned' } as const;

async function lockByReference(tx: Tx, provider: string, reference: string): Promise<Withdrawal | undefined> {
  const withdrawalId = parseId<'payment'>(reference);
  const owner = withdrawalId === undefined ? undefined : await findOwner(tx, provider, withdrawalId);
  return withdrawalId === undefined || owner === undefined
    ? undefined
    : lockWithdrawal(tx, owner, withdrawalId);
}

/** Why a message's money does not belong to the withdrawal it names; undefined when it does. */
function misfitOf(withdrawal: Withdrawal | undefined, message: PayoutMessage): string | undefined {
  if (withdrawal === undefined) return 'unknown payout';
  if (message.event === 'payout-failed') return undefined;
  if (message.currency !== withdrawal.currency)
    return `paid in ${message.currency}, not ${withdrawal.currency}`;
  if (message.amountMinor !== withdrawal.amountMinor) return 'another amount than ordered';
  if (wasNeverSent(withdrawal.status)) return 'paid without an order';
  const { transactionId } = withdrawal;
  const isSecond =
    message.event === 'payout-paid' && transactionId !== undefined && transactionId !== message.transactionId;
  return isSecond ? `paid a second time, after ${transactionId}` : undefined;
}
