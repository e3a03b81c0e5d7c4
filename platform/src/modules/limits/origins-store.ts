import { sql } from 'kysely';
import type { PersonId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { CountedMoney } from './limit-currency.ts';

/** Keeps what a movement was before it was converted, and by which rate: never computed again (rules §9). */
export async function keepOrigin(
  tx: Tx,
  playerId: PlayerId | PersonId,
  kind: 'stake' | 'return' | 'deposit',
  cause: string,
  { origin }: CountedMoney,
): Promise<void> {
  if (origin === undefined) return;
  await sql`
    update limits_movement
      set own_currency = ${origin.currency}, own_amount_minor = ${origin.amountMinor}, rate_id = ${origin.rateId}
      where player_id = ${playerId}::bigint and kind = ${kind} and cause = ${cause}`.execute(tx);
}

/** A stake as it was counted; undefined when it was not. */
export async function stakeOf(
  tx: Database | Tx,
  playerId: PlayerId | PersonId,
  betId: string,
): Promise<CountedMoney | undefined> {
  const { rows } = await sql<{
    currency: string;
    amount_minor: bigint;
    own_currency: string | null;
    own_amount_minor: bigint | null;
    rate_id: string | null;
  }>`
    select currency, amount_minor, own_currency, own_amount_minor, rate_id from limits_movement
      where player_id = ${playerId}::bigint and kind = 'stake' and cause = ${betId}`.execute(tx);
  const row = rows[0];
  if (row === undefined) return undefined;
  const counted = { currency: row.currency, amountMinor: row.amount_minor };
  if (row.own_currency === null || row.own_amount_minor === null || row.rate_id === null) return counted;
  return {
    ...counted,
    origin: { currency: row.own_currency, amountMinor: row.own_amount_minor, rateId: row.rate_id },
  };
}

/** What an open deposit reserves, as it was counted; undefined once it is released. */
export async function reservationOf(
  tx: Tx,
  playerId: PlayerId | PersonId,
  paymentId: string,
): Promise<CountedMoney | undefined> {
  const { rows } = await sql<{ currency: string; amount_minor: bigint }>`
    select currency, amount_minor from limits_reservation
      where player_id = ${playerId}::bigint and payment_id = ${paymentId}::bigint`.execute(tx);
  const row = rows[0];
  return row === undefined ? undefined : { currency: row.currency, amountMinor: row.amount_minor };
}

/** Gives free what an open deposit reserves. */
export async function dropReservation(
  tx: Tx,
  playerId: PlayerId | PersonId,
  paymentId: string,
): Promise<void> {
  await sql`select limits_lock(${playerId}::bigint)`.execute(tx);
  await sql`
    delete from limits_reservation
    where player_id = ${playerId}::bigint and payment_id = ${paymentId}::bigint`.execute(tx);
}
