import { formatAmount } from '@paddock/contract';
import type { DepositStatus } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { depositStep, type DepositEffect, type DepositEvent } from './deposit-machine.ts';
import { changeStatus, hasPaidIn, type Deposit } from './deposits-store.ts';

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
 * Takes one step of a locked deposit: status, money and limits together. Answers the new status, or undefined when the
 * event changes nothing.
 */
export async function takeStep(
  tx: Tx,
  parts: CashierParts,
  deposit: Deposit,
  facts: StepFacts,
): Promise<DepositStatus | undefined> {
  const mayDeposit = facts.event !== 'succeeded' || (await parts.mayDeposit(tx, deposit.playerId));
  const step = depositStep(deposit.status, facts.event, mayDeposit);
  if (step === undefined) return undefined;
  for (const effect of step.effects) await EFFECTS[effect](tx, parts, deposit, facts);
  await tellBonuses(tx, parts, deposit, { to: step.to, atMs: facts.atMs });
  await changeStatus(tx, deposit, step.to, facts);
  await tellInbox(tx, parts, deposit, { status: step.to, atMs: facts.atMs });
  return step.to;
}

/** What moved the player's money is told them; what they did not go on with is not. */
async function tellInbox(
  tx: Tx,
  parts: CashierParts,
  { playerId, paymentId, amountMinor, currency }: Deposit,
  { status, atMs }: { readonly status: DepositStatus; readonly atMs: number },
): Promise<void> {
  if (status !== 'succeeded' && status !== 'refunded' && status !== 'charged-back') return;
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'deposit', paymentId, status, amount, currency } as const;
  await parts.tellInbox(tx, { playerId, cause: `deposit:${paymentId}:${status}`, content, atMs });
}

/** After the money, which locked the player's accounts: of two first deposits at once the later one sees the other. */
async function tellBonuses(
  tx: Tx,
  { bonuses }: CashierParts,
  deposit: Deposit,
  { to, atMs }: { readonly to: DepositStatus; readonly atMs: number },
): Promise<void> {
  if (to === 'succeeded') {
    const isFirst = !(await hasPaidIn(tx, deposit.playerId));
    await bonuses.depositCredited(tx, { ...deposit, isFirst, atMs });
  }
  if (to === 'charged-back') await bonuses.depositChargedBack(tx, { ...deposit, atMs });
}

type ApplyEffect = (tx: Tx, parts: CashierParts, deposit: Deposit, facts: StepFacts) => Promise<unknown>;

const EFFECTS: Readonly<Record<DepositEffect, ApplyEffect>> = {
  async credit(tx, { wallet, limits }, deposit, { atMs }) {
    await wallet.deposit(tx, { ...deposit, atMs });
    await limits.creditDeposit(tx, { ...deposit, atMs });
  },
  'charge-back': (tx, { wallet }, deposit, { atMs, actor, reason }) =>
    wallet.chargeBack(tx, {
      ...deposit,
      atMs,
      actor: actor ?? `provider:${deposit.provider}`,
      reason: actor === undefined ? 'charged back by the provider' : reason,
    }),
  refund: (tx, { wallet }, deposit, { atMs }) =>
    wallet.refundDeposit(tx, { ...deposit, atMs, actor: 'system', reason: 'the player may not deposit' }),
  release: (tx, { limits }, deposit, { atMs }) => limits.releaseDeposit(tx, { ...deposit, atMs }),
  'suspend-out': (tx, { wallet }, deposit, { atMs, causeId }) =>
    wallet.suspend(tx, {
      id: causeId,
      provider: deposit.provider,
      currency: deposit.currency,
      amountMinor: -deposit.amountMinor,
      reason: 'charged back after it was refunded',
      atMs,
    }),
};
