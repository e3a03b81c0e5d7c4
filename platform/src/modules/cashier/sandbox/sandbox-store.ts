import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { ReturnUrls } from '../payment-provider.ts';
import type { Movement, Window } from '../reconciliation/compare-movements.ts';

/** Where the sandbox stands with a payment. */
export type SandboxState = 'open' | 'code' | 'paid' | 'declined' | 'cancelled' | 'refunded' | 'charged-back';

/** When the sandbox confirms: at once, after a while, or twice with the same message. */
export type Delivery = 'now' | 'later' | 'twice';

export interface SandboxPayment {
  readonly token: string;
  readonly reference: string;
  /** The same for all payments of a player. */
  readonly payer: string;
  readonly methodId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly language: string;
  readonly returnUrls: ReturnUrls;
  readonly transactionId: string;
  readonly state: SandboxState;
  /** The code the "bank" sent, once there is one. */
  readonly code: string;
  readonly wrongCodes: number;
  readonly delivery: Delivery;
}

interface SandboxRow {
  readonly token: string;
  readonly reference: string;
  readonly payer: string;
  readonly method_id: string;
  readonly amount_minor: bigint;
  readonly currency: string;
  readonly language: string;
  readonly return_urls: ReturnUrls;
  readonly transaction_id: string;
  readonly state: SandboxState;
  readonly code: string;
  readonly wrong_codes: number;
  readonly delivery: Delivery;
}

const toPayment = (row: SandboxRow): SandboxPayment => ({
  token: row.token,
  reference: row.reference,
  payer: row.payer,
  methodId: row.method_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  language: row.language,
  returnUrls: row.return_urls,
  transactionId: row.transaction_id,
  state: row.state,
  code: row.code,
  wrongCodes: row.wrong_codes,
  delivery: row.delivery,
});

type NewSandboxPayment = Omit<SandboxPayment, 'state' | 'code' | 'wrongCodes' | 'delivery'>;

/** Opens a payment, or finds the one the reference already opened. */
export async function openSandboxPayment(db: Database, payment: NewSandboxPayment): Promise<SandboxPayment> {
  await sql`
    insert into sandbox_payment (
      token, reference, payer, method_id, amount_minor, currency, language, return_urls, transaction_id)
    values (
      ${payment.token}, ${payment.reference}, ${payment.payer}, ${payment.methodId}, ${payment.amountMinor}, ${payment.currency},
      ${payment.language}, ${JSON.stringify(payment.returnUrls)}, ${payment.transactionId})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<SandboxRow>`
    select * from sandbox_payment where reference = ${payment.reference}`.execute(db);
  if (rows[0] === undefined) throw new Error(`sandbox payment ${payment.reference} was not opened`);
  return toPayment(rows[0]);
}

export async function findSandboxPayment(db: Database, token: string): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxRow>`select * from sandbox_payment where token = ${token}`.execute(db);
  return rows[0] === undefined ? undefined : toPayment(rows[0]);
}

export async function lockSandboxPayment(
  tx: Tx,
  by: { readonly token: string } | { readonly reference: string },
): Promise<SandboxPayment | undefined> {
  const match = 'token' in by ? sql`token = ${by.token}` : sql`reference = ${by.reference}`;
  const { rows } = await sql<SandboxRow>`select * from sandbox_payment where ${match} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toPayment(rows[0]);
}

export async function saveSandboxPayment(
  tx: Tx,
  { token }: SandboxPayment,
  next: Pick<SandboxPayment, 'state' | 'code' | 'wrongCodes' | 'delivery'>,
): Promise<void> {
  await sql`
    update sandbox_payment
      set state = ${next.state}, code = ${next.code}, wrong_codes = ${next.wrongCodes}, delivery = ${next.delivery}
      where token = ${token}`.execute(tx);
}

export interface QueuedCallback {
  readonly id: bigint;
  readonly body: string;
  readonly tries: number;
}

export async function queueCallback(tx: Tx, body: string, nextAtMs: number): Promise<void> {
  await sql`insert into sandbox_callback (body, next_at_ms) values (${body}, ${nextAtMs})`.execute(tx);
}

/** Callbacks to send now, oldest first. */
export async function dueCallbacks(db: Database, nowMs: number): Promise<readonly QueuedCallback[]> {
  const { rows } = await sql<QueuedCallback>`
    select id, body, tries from sandbox_callback where not done and next_at_ms <= ${nowMs}
      order by id limit 100`.execute(db);
  return rows;
}

export async function noteDelivery(
  db: Database,
  { id, tries }: QueuedCallback,
  result: { readonly done: boolean; readonly nextAtMs: number },
): Promise<void> {
  await sql`
    update sandbox_callback set tries = ${tries + 1}, done = ${result.done}, next_at_ms = ${result.nextAtMs}
      where id = ${id}`.execute(db);
}

/** Books a movement once, for the sandbox's report. */
export async function bookMovement(db: Database | Tx, movement: Movement): Promise<void> {
  const { reference, kind, currency, amountMinor, atMs } = movement;
  await sql`
    insert into sandbox_movement (reference, kind, currency, amount_minor, at_ms)
    values (${reference}, ${kind}, ${currency}, ${amountMinor}, ${atMs}) on conflict do nothing`.execute(db);
}

export async function listMovements(db: Database, { fromMs, toMs }: Window): Promise<readonly Movement[]> {
  const { rows } = await sql<{
    reference: string;
    kind: Movement['kind'];
    currency: string;
    amount_minor: bigint;
    at_ms: bigint;
  }>`
    select * from sandbox_movement where at_ms >= ${fromMs} and at_ms < ${toMs} order by at_ms`.execute(db);
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    currency: row.currency,
    amountMinor: row.amount_minor,
    atMs: Number(row.at_ms),
  }));
}
