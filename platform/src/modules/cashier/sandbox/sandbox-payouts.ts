import { sql } from 'kysely';
import type { PaymentId } from '@paddock/contract';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PayoutAnswer, PayoutOrder } from '../payment-provider.ts';
import { queueMessage } from './sandbox-callbacks.ts';
import { bookMovement } from './sandbox-store.ts';

/** How long the sandbox takes to pay, and a bank to send money back. */
export const PAYS_AFTER_MS = 5_000;
export const RETURNS_AFTER_MS = 60_000;

/**
 * What an amount plays, by its last two digits in minor units, so that a failure can be shown on demand:
 * - 13 the bank refuses it
 * - 17 it is paid and comes back after a minute
 * - 19 it is paid, but the answer to the order is lost and no callback comes
 * - 23 the first order is lost on the way
 */
type Plan = 'pay' | 'fail' | 'return' | 'silent';
const LOST_ORDER = 23n;

function planOf(amountMinor: bigint): Plan {
  const digits = amountMinor % 100n;
  if (digits === 13n) return 'fail';
  if (digits === 17n) return 'return';
  return digits === 19n ? 'silent' : 'pay';
}

interface PayoutRow {
  readonly reference: string;
  readonly amount_minor: bigint;
  readonly currency: string;
  readonly transaction_id: string;
  readonly plan: Plan;
  readonly state: 'pending' | 'paid' | 'failed' | 'returned';
}

/** Takes an order once. @throws Error as a broken line would, on demand. */
export async function orderPayout(
  { db, clock, randomBytes }: Kernel,
  { reference, token, amountMinor, currency }: PayoutOrder,
): Promise<PayoutAnswer> {
  if (amountMinor % 100n === LOST_ORDER && (await isFirstOrder(db, reference))) {
    throw new Error('the sandbox never got this order');
  }
  const plan = planOf(amountMinor);
  const isSilent = plan === 'silent';
  await sql`
    insert into sandbox_payout (reference, token, amount_minor, currency, transaction_id, plan, state, next_at_ms)
    values (
      ${reference}, ${token}, ${amountMinor}, ${currency},
      ${`fp-${Buffer.from(randomBytes(8)).toString('hex')}`}, ${plan}, ${isSilent ? 'paid' : 'pending'},
      ${isSilent ? null : clock.nowMs() + PAYS_AFTER_MS})
    on conflict do nothing`.execute(db);
  if (isSilent) {
    await bookMovement(db, { reference, kind: 'payout', currency, amountMinor, atMs: clock.nowMs() });
    throw new Error('the answer of the sandbox was lost');
  }
  return { event: 'pending' };
}

async function isFirstOrder(db: Database, reference: string): Promise<boolean> {
  const { rows } = await sql`
    insert into sandbox_lost_order (reference) values (${reference}) on conflict do nothing returning 1`.execute(
    db,
  );
  return rows.length === 1;
}

/** How a payout stands; undefined for an order that never came. */
export async function askPayout(db: Database, reference: PaymentId): Promise<PayoutAnswer | undefined> {
  const { rows } = await sql<PayoutRow>`select * from sandbox_payout where reference = ${reference}`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  if (row.state === 'pending') return { event: 'pending' };
  return { event: row.state, transactionId: row.transaction_id, reason: reasonOf(row.state) };
}

/** Pays, refuses and returns what is due, and tells of it by callback. */
export async function playPayouts(kernel: Kernel): Promise<void> {
  const { db, clock } = kernel;
  if (!(await isAnyDue(db, clock.nowMs()))) return;
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<PayoutRow>`
      select * from sandbox_payout where next_at_ms <= ${clock.nowMs()}
        order by next_at_ms limit 100 for update skip locked`.execute(tx);
    for (const row of rows) await playOne(tx, kernel, row);
  });
}

async function isAnyDue(db: Database, nowMs: number): Promise<boolean> {
  const { rows } = await sql`select 1 from sandbox_payout where next_at_ms <= ${nowMs} limit 1`.execute(db);
  return rows.length > 0;
}

async function playOne(tx: Tx, kernel: Kernel, row: PayoutRow): Promise<void> {
  const state = row.state === 'paid' ? 'returned' : row.plan === 'fail' ? 'failed' : 'paid';
  const comesBack = state === 'paid' && row.plan === 'return';
  await sql`
    update sandbox_payout
      set state = ${state}, next_at_ms = ${comesBack ? kernel.clock.nowMs() + RETURNS_AFTER_MS : null}
      where reference = ${row.reference}`.execute(tx);
  if (state !== 'failed') {
    await bookMovement(tx, {
      reference: row.reference,
      kind: state === 'paid' ? 'payout' : 'return',
      currency: row.currency,
      amountMinor: row.amount_minor,
      atMs: kernel.clock.nowMs(),
    });
  }
  await queueMessage(tx, kernel, {
    event: `payout-${state}`,
    reference: row.reference,
    transactionId: row.transaction_id,
    amountMinor: row.amount_minor.toString(),
    currency: row.currency,
    reason: reasonOf(state),
  });
}

function reasonOf(state: PayoutRow['state']): string {
  if (state === 'failed') return 'declined by the bank';
  return state === 'returned' ? 'the receiving account is closed' : '';
}
