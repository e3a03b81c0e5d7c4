import { sql } from 'kysely';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { SuspenseEntry } from '../cashier-api.ts';
import type { ProviderMessage } from '../payment-provider.ts';
import type { MovementKind } from '../reconciliation/compare-movements.ts';
import { DIRECTION } from './message-direction.ts';

export type CallbackOutcome = 'applied' | 'ignored' | 'suspense' | 'settled';

/**
 * Claims a message by its id. A concurrent repeat waits here for the first one's end.
 * Answers `new`, `repeat` for the same message again, `other` for another one under a used id.
 */
export async function claimCallback(
  tx: Tx,
  provider: string,
  message: ProviderMessage,
  rawBody: Uint8Array,
  nowMs: number,
): Promise<'new' | 'repeat' | 'other'> {
  const bodyHash = sha256(rawBody);
  const { rows } = await sql`
    insert into cashier_callback (
      provider, callback_id, body_hash, event, reference, transaction_id, amount_minor, currency, outcome, reason,
      received_at_ms)
    values (
      ${provider}, ${message.id}, ${bodyHash}, ${message.event}, ${message.reference}, ${message.transactionId},
      ${message.amountMinor}, ${message.currency}, 'ignored', '', ${nowMs})
    on conflict do nothing returning callback_id`.execute(tx);
  if (rows.length === 1) return 'new';
  const { rows: known } = await sql<{ body_hash: Buffer }>`
    select body_hash from cashier_callback where provider = ${provider} and callback_id = ${message.id}`.execute(
    tx,
  );
  return known[0]?.body_hash.equals(bodyHash) === true ? 'repeat' : 'other';
}

export async function recordOutcome(
  tx: Tx,
  provider: string,
  callbackId: string,
  outcome: CallbackOutcome,
  reason: string,
): Promise<void> {
  await sql`
    update cashier_callback set outcome = ${outcome}, reason = ${reason}
      where provider = ${provider} and callback_id = ${callbackId}`.execute(tx);
}

export async function listSuspense(db: Database, provider: string): Promise<readonly SuspenseEntry[]> {
  const { rows } = await sql<{
    callback_id: string;
    event: ProviderMessage['event'];
    reference: string;
    transaction_id: string;
    amount_minor: bigint;
    currency: string;
    reason: string;
    received_at_ms: bigint;
  }>`
    select callback_id, event, reference, transaction_id, amount_minor, currency, reason, received_at_ms
      from cashier_callback where provider = ${provider} and outcome = 'suspense'
      order by received_at_ms, callback_id limit 200`.execute(db);
  return rows.map((row) => ({
    provider,
    callbackId: row.callback_id,
    reference: row.reference,
    transactionId: row.transaction_id,
    amountMinor: DIRECTION[row.event] * row.amount_minor,
    currency: row.currency,
    reason: row.reason,
    receivedAtMs: Number(row.received_at_ms),
  }));
}

interface SuspenseRow {
  readonly event: ProviderMessage['event'];
  readonly amount_minor: bigint;
  readonly currency: string;
}

/** An entry that still waits in suspense; locked when read in a transaction that ends it. */
export async function findSuspense(
  db: Database | Tx,
  provider: string,
  callbackId: string,
): Promise<Pick<SuspenseEntry, 'amountMinor' | 'currency'> | undefined> {
  const { rows } = await sql<SuspenseRow>`
    select event, amount_minor, currency from cashier_callback
      where provider = ${provider} and callback_id = ${callbackId} and outcome = 'suspense' for update`.execute(
    db,
  );
  const row = rows[0];
  return row === undefined
    ? undefined
    : { amountMinor: DIRECTION[row.event] * row.amount_minor, currency: row.currency };
}

/** An operator found the owner of money in suspense. */
export async function settleSuspenseEntry(tx: Tx, provider: string, callbackId: string): Promise<void> {
  await sql`
    update cashier_callback set outcome = 'settled'
      where provider = ${provider} and callback_id = ${callbackId}`.execute(tx);
}

const MOVEMENT: Readonly<Partial<Record<ProviderMessage['event'], MovementKind>>> = {
  succeeded: 'deposit',
  'charged-back': 'charge-back',
  'payout-paid': 'payout',
  'payout-returned': 'return',
};

/** What a message said, as a provider's report would say it; undefined for one that moved nothing. */
export async function findCallback(
  db: Database,
  provider: string,
  callbackId: string,
): Promise<{ readonly reference: string; readonly movement: MovementKind } | undefined> {
  const { rows } = await sql<{ event: ProviderMessage['event']; reference: string }>`
    select event, reference from cashier_callback
      where provider = ${provider} and callback_id = ${callbackId}`.execute(db);
  const row = rows[0];
  const movement = row === undefined ? undefined : MOVEMENT[row.event];
  return row === undefined || movement === undefined ? undefined : { reference: row.reference, movement };
}
