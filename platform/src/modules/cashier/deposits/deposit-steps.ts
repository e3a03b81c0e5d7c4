import type { DepositStatus } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { depositStep, type DepositEffect, type DepositEvent } from './deposit-machine.ts';
import { changeStatus, hasPaidIn, type Payment } from './payments-store.ts';

export interface StepFacts {
  readonly event: DepositEvent;
  /** An operator who charges back by hand; the provider where there is none. */
  readonly actor?: `operator:${string}`;
  readonly reason: string;
  readonly transactionId: string | undefined;
  /** Names the cause where money is booked in suspense. */
  readonly causeId: string;
  readonly atMs: number;
}

/**
 * Takes one step of a locked payment: status, money and limits together. Answers the new status, or undefined when the
 * event changes nothing.
 */
export async function takeStep(
  tx: Tx,
  parts: CashierParts,
  payment: Payment,
  facts: StepFacts,
): Promise<DepositStatus | undefined> {
  const mayDeposit = facts.event !== 'succeeded' || (await parts.mayDeposit(tx, payment.playerId));
  const step = depositStep(payment.status, facts.event, mayDeposit);
  if (step === undefined) return undefined;
  for (const effect of step.effects) await EFFECTS[effect](tx, parts, payment, facts);
  await tellBonuses(tx, parts, payment, { to: step.to, atMs: facts.atMs });
  await changeStatus(tx, payment, step.to, facts);
  return step.to;
}

/** After the money, which locked the player's accounts: of two first deposits at once the later one sees the other. */
async function tellBonuses(
  tx: Tx,
  { bonuses }: CashierParts,
  payment: Payment,
  { to, atMs }: { readonly to: DepositStatus; readonly atMs: number },
): Promise<void> {
  if (bonuses === undefined) return;
  if (to === 'succeeded') {
    const isFirst = !(await hasPaidIn(tx, payment.playerId));
    await bonuses.depositCredited(tx, { ...payment, isFirst, atMs });
  }
  if (to === 'charged-back') await bonuses.depositChargedBack(tx, { ...payment, atMs });
}

type ApplyEffect = (tx: Tx, parts: CashierParts, payment: Payment, facts: StepFacts) => Promise<unknown>;

const EFFECTS: Readonly<Record<DepositEffect, ApplyEffect>> = {
  async credit(tx, { wallet, limits }, payment, { atMs }) {
    await wallet.deposit(tx, { ...payment, atMs });
    await limits.creditDeposit(tx, { ...payment, atMs });
  },
  'charge-back': (tx, { wallet }, payment, { atMs, actor, reason }) =>
    wallet.chargeBack(tx, {
      ...payment,
      atMs,
      actor: actor ?? `provider:${payment.provider}`,
      reason: actor === undefined ? 'charged back by the provider' : reason,
    }),
  refund: (tx, { wallet }, payment, { atMs }) =>
    wallet.refundDeposit(tx, { ...payment, atMs, actor: 'system', reason: 'the player may not deposit' }),
  release: (tx, { limits }, payment, { atMs }) => limits.releaseDeposit(tx, { ...payment, atMs }),
  'suspend-out': (tx, { wallet }, payment, { atMs, causeId }) =>
    wallet.suspend(tx, {
      id: causeId,
      provider: payment.provider,
      currency: payment.currency,
      amountMinor: -payment.amountMinor,
      reason: 'charged back after it was refunded',
      atMs,
    }),
};
