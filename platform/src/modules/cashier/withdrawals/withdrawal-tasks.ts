import { HOUR_MS } from '@paddock/contract';

import type { PayoutAnswer } from '../payment-provider.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import { tellOfWithdrawal, type CashierParts } from '../cashier-parts.ts';
import { instrumentsOf } from '../instruments-store.ts';
import { takeWithdrawalStep } from './withdrawal-steps.ts';
import {
  claimCall,
  dueCalls,
  lockWithdrawal,
  markTaken,
  withdrawalsIn,
  type Withdrawal,
} from './withdrawals-store.ts';

/** Withdrawals worked on in one run of a task. */
const BATCH = 100;
/** A provider that has not answered is asked again after this, each time after twice as long. */
export const ASK_FIRST_MS = 60_000;
export const ASK_MOST_MS = 6 * HOUR_MS;

/**
 * Sends what is approved. The intent is committed before the provider is called (rules §8), so a crash at any point
 * leaves a sent withdrawal whose provider is asked.
 */
export async function sendWithdrawals(parts: CashierParts): Promise<void> {
  const { db, clock } = parts.kernel;
  await eachByItself(
    parts,
    await withdrawalsIn(db, 'approved', BATCH),
    async ({ playerId, withdrawalId }) => {
      const status = await inTransaction(db, async (tx) => {
        const withdrawal = await lockWithdrawal(tx, playerId, withdrawalId);
        if (withdrawal === undefined) return undefined;
        const facts = { event: 'send', by: 'system', reason: '', atMs: clock.nowMs() } as const;
        return takeWithdrawalStep(tx, parts, withdrawal, facts);
      });
      if (status !== undefined) tellOfWithdrawal(parts, { playerId, withdrawalId }, status);
    },
  );
  await eachByItself(parts, await dueCalls(db, clock.nowMs(), BATCH), (withdrawal) =>
    callProvider(parts, withdrawal),
  );
}

/**
 * Calls the provider of a sent withdrawal. After a first call whose answer never came it is asked how the payout stands;
 * only when it knows nothing of it is it ordered again, under the same reference. A timer never ends a withdrawal.
 */
async function callProvider(parts: CashierParts, withdrawal: Withdrawal): Promise<void> {
  const { db, clock } = parts.kernel;
  const nextMs = Math.min(ASK_FIRST_MS * 2 ** withdrawal.calls, ASK_MOST_MS);
  if (!(await claimCall(db, withdrawal, clock.nowMs() + nextMs))) return;
  const provider = parts.providersByName.get(withdrawal.provider);
  if (provider === undefined) throw new Error(`payment provider ${withdrawal.provider} is not configured`);
  const reference = withdrawal.withdrawalId;
  const known = withdrawal.calls === 0 ? undefined : await provider.payoutStatus(reference);
  const answer =
    known ?? (await provider.payOut({ ...withdrawal, reference, token: await tokenOf(parts, withdrawal) }));
  if (!withdrawal.isTaken) await markTaken(db, withdrawal);
  if (answer.event !== 'pending') await applyAnswer(parts, withdrawal, answer);
}

async function tokenOf({ kernel }: CashierParts, withdrawal: Withdrawal): Promise<string> {
  const { playerId, instrumentId } = withdrawal;
  const instruments = await instrumentsOf(kernel.db, playerId);
  const instrument = instruments.find(({ id }) => id === instrumentId);
  if (instrument === undefined) throw new Error(`instrument ${instrumentId} is gone`);
  return instrument.token;
}

/** What a provider answers when asked counts like its callback. */
async function applyAnswer(
  parts: CashierParts,
  { playerId, withdrawalId, provider }: Withdrawal,
  answer: Exclude<PayoutAnswer, { readonly event: 'pending' }>,
): Promise<void> {
  const { db, clock } = parts.kernel;
  const status = await inTransaction(db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, playerId, withdrawalId);
    if (withdrawal === undefined) return undefined;
    return takeWithdrawalStep(tx, parts, withdrawal, {
      event: answer.event,
      by: `provider:${provider}`,
      reason: answer.reason,
      transactionId: answer.transactionId,
      atMs: clock.nowMs(),
    });
  });
  if (status !== undefined) tellOfWithdrawal(parts, { playerId, withdrawalId }, status);
}

/** One that fails holds up no other and is tried again later. */
async function eachByItself(
  { kernel: { log } }: CashierParts,
  withdrawals: readonly Withdrawal[],
  work: (withdrawal: Withdrawal) => Promise<void>,
): Promise<void> {
  for (const withdrawal of withdrawals) {
    try {
      await work(withdrawal);
    } catch (error) {
      log.error({ err: error, withdrawalId: withdrawal.withdrawalId }, 'a withdrawal could not be sent');
    }
  }
}
