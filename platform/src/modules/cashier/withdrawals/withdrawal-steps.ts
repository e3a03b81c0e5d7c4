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
  return step.to;
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
