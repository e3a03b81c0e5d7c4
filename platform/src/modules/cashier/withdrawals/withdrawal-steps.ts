import { formatAmount } from '@paddock/contract';
import type { WithdrawalStatus } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { withdrawalStep, type WithdrawalEffect, type WithdrawalEvent } from './withdrawal-machine.ts';
import type { StepNote } from './withdrawal-steps-store.ts';
import { changeWithdrawal, type Withdrawal } from './withdrawals-store.ts';

export interface WithdrawalFacts extends StepNote {
  readonly event: WithdrawalEvent;
  readonly transactionId?: string | undefined;
}

/**
 * Takes one step of a locked withdrawal: status and money together. Answers the new status, or undefined when the event
 * changes nothing.
 */
export async function takeWithdrawalStep(
  tx: Tx,
  parts: CashierParts,
  withdrawal: Withdrawal,
  facts: WithdrawalFacts,
): Promise<WithdrawalStatus | undefined> {
  const step = withdrawalStep(withdrawal.status, facts.event);
  if (step === undefined) return undefined;
  for (const effect of step.effects) await EFFECTS[effect](tx, parts, withdrawal, facts);
  await changeWithdrawal(tx, withdrawal, step.to, facts);
  await tellInbox(tx, parts, withdrawal, { status: step.to, atMs: facts.atMs });
  return step.to;
}

/** Each end is told once, also where a later word of the provider takes back the one before it. */
async function tellInbox(
  tx: Tx,
  parts: CashierParts,
  { playerId, withdrawalId, amountMinor, currency }: Withdrawal,
  { status, atMs }: { readonly status: WithdrawalStatus; readonly atMs: number },
): Promise<void> {
  if (status !== 'paid' && status !== 'failed' && status !== 'rejected' && status !== 'returned') return;
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'withdrawal', paymentId: withdrawalId, status, amount, currency } as const;
  await parts.tellInbox(tx, { playerId, cause: `withdrawal:${withdrawalId}:${status}`, content, atMs });
}

type ApplyEffect = (
  tx: Tx,
  parts: CashierParts,
  withdrawal: Withdrawal,
  facts: WithdrawalFacts,
) => Promise<unknown>;

const EFFECTS: Readonly<Record<WithdrawalEffect, ApplyEffect>> = {
  // Giving back is never refused for what is missing elsewhere, so it is not posted as the player's own.
  release: (tx, { wallet }, withdrawal, { by, reason, atMs }) =>
    wallet.releaseWithdrawal(tx, { ...withdrawal, atMs, reason, actor: by === 'player' ? 'system' : by }),
  'pay-out': (tx, { wallet }, withdrawal, { atMs }) => wallet.payOut(tx, { ...withdrawal, atMs }),
  'pay-out-late': (tx, { wallet }, withdrawal, { atMs }) => wallet.payOutLate(tx, { ...withdrawal, atMs }),
  'take-return': (tx, { wallet }, withdrawal, { atMs }) => wallet.returnPayout(tx, { ...withdrawal, atMs }),
};
