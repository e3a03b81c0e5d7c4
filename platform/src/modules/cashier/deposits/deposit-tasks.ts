import { inTransaction } from '../../../kernel/database/database.ts';
import { tellOfDeposit, type CashierParts } from '../cashier-parts.ts';
import { takeStep } from './deposit-steps.ts';
import {
  findExpired,
  findUnsentRefunds,
  lockDeposit,
  markRefundSent,
  type DepositKey,
} from './deposits-store.ts';

/** Deposits worked on in one run of a task. */
const BATCH = 100;

/** Ends open deposits whose time is over. Success may still come and is then credited. */
export async function expireDeposits(parts: CashierParts): Promise<void> {
  const { db, clock } = parts.kernel;
  const due = await findExpired(db, clock.nowMs(), BATCH);
  await eachByItself(parts, due, 'a deposit could not be expired', async ({ playerId, paymentId }) => {
    const expired = await inTransaction(db, async (tx) => {
      const deposit = await lockDeposit(tx, playerId, paymentId);
      const status = await takeStep(tx, parts, deposit, {
        event: 'expired',
        reason: 'not paid in time',
        transactionId: undefined,
        causeId: paymentId,
        atMs: clock.nowMs(),
      });
      return status === undefined ? undefined : { deposit, status };
    });
    if (expired !== undefined) tellOfDeposit(parts, expired.deposit, expired.status);
  });
}

/** Tells providers of refunds already booked. */
export async function sendRefunds(parts: CashierParts): Promise<void> {
  const { db } = parts.kernel;
  const unsent = await findUnsentRefunds(db, BATCH);
  await eachByItself(parts, unsent, 'a refund could not be sent', async (deposit) => {
    const provider = parts.providersByName.get(deposit.provider);
    if (provider === undefined) throw new Error(`payment provider ${deposit.provider} is not configured`);
    await provider.refund({ ...deposit, reference: deposit.paymentId });
    await markRefundSent(db, deposit);
  });
}

/** One that fails holds up no other and is tried again at the next run. */
async function eachByItself<Item extends DepositKey>(
  { kernel: { log } }: CashierParts,
  items: readonly Item[],
  failure: string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.error({ err: error, paymentId: item.paymentId }, failure);
    }
  }
}
