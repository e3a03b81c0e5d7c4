import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Instrument } from './payment-provider.ts';
import type { Payment } from './deposits/payments-store.ts';

/** Remembers what a payment was made with. */
export async function keepInstrument(
  tx: Tx,
  payment: Payment,
  instrument: Instrument,
  atMs: number,
): Promise<void> {
  await sql`
    insert into cashier_instrument (player_id, provider, token, method_id, mask, holder, first_used_at_ms)
    values (
      ${payment.playerId}, ${payment.provider}, ${instrument.token}, ${payment.methodId}, ${instrument.mask},
      ${instrument.holder}, ${atMs})
    on conflict do nothing`.execute(tx);
}

/** Other players who paid with the same instrument: a reason for a review (rules §8). */
export async function sharersOf(
  db: Database | Tx,
  provider: string,
  token: string,
  playerId: PlayerId,
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from cashier_instrument
      where provider = ${provider} and token = ${token} and player_id <> ${playerId} limit 20`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
