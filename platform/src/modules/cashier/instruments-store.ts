import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Deposit } from './deposits/deposits-store.ts';
import type { Instrument } from './payment-provider.ts';

/** What a player paid with. */
export interface KnownInstrument extends Instrument {
  readonly id: string;
  readonly provider: string;
  readonly methodId: string;
  /** Other players have paid with it: a reason for a review (rules §8). */
  readonly isShared: boolean;
}

/** Remembers what a deposit was paid with, on the deposit too. */
export async function keepInstrument(
  tx: Tx,
  deposit: Deposit,
  instrument: Instrument,
  atMs: number,
): Promise<void> {
  const { playerId, provider } = deposit;
  await sql`
    insert into cashier_instrument (player_id, provider, token, method_id, mask, holder, first_used_at_ms)
    values (
      ${playerId}, ${provider}, ${instrument.token}, ${deposit.methodId}, ${instrument.mask},
      ${instrument.holder}, ${atMs})
    on conflict do nothing`.execute(tx);
  await sql`
    update cashier_payment set instrument_id = (
        select instrument_id from cashier_instrument
          where player_id = ${playerId} and provider = ${provider} and token = ${instrument.token})
      where player_id = ${playerId} and payment_id = ${deposit.paymentId}`.execute(tx);
}

/** The instruments of a player, the one used first before others. */
export async function instrumentsOf(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<readonly KnownInstrument[]> {
  const { rows } = await sql<{
    instrument_id: bigint;
    provider: string;
    token: string;
    method_id: string;
    mask: string;
    holder: string;
    is_shared: boolean;
  }>`
    select i.*,
        exists (select from cashier_instrument o
          where o.provider = i.provider and o.token = i.token and o.player_id <> i.player_id) as is_shared
      from cashier_instrument i where i.player_id = ${playerId} order by i.instrument_id`.execute(db);
  return rows.map((row) => ({
    id: row.instrument_id.toString(),
    provider: row.provider,
    token: row.token,
    methodId: row.method_id,
    mask: row.mask,
    holder: row.holder,
    isShared: row.is_shared,
  }));
}

/** @see Cashier.sharesInstrument */
export async function sharesInstrument(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select exists (
        select from cashier_instrument mine join cashier_instrument other using (provider, token)
          where mine.player_id = ${playerId} and other.player_id < mine.player_id) as is_shared`.execute(db);
  return rows[0]?.is_shared === true;
}

/** @see Cashier.besideOnInstruments */
export async function besideOnInstruments(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct other.player_id
      from cashier_instrument mine join cashier_instrument other using (provider, token)
      where mine.player_id = ${playerId} and other.player_id <> mine.player_id`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Credited deposits less withdrawals paid or under way, of one instrument in one currency. */
export interface NetDeposit {
  readonly instrumentId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
}

export async function netDepositsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly NetDeposit[]> {
  const { rows } = await sql<{ instrument_id: bigint; currency: string; net: bigint }>`
    select instrument_id, currency, sum(amount_minor)::bigint as net from (
        select instrument_id, currency, amount_minor from cashier_payment
          where player_id = ${playerId} and instrument_id is not null and status = 'succeeded'
        union all
        select instrument_id, currency, -amount_minor from cashier_withdrawal
          where player_id = ${playerId} and status in ('requested', 'approved', 'sent', 'paid')) moved
      group by instrument_id, currency order by instrument_id, currency`.execute(db);
  return rows.map((row) => ({
    instrumentId: row.instrument_id.toString(),
    currency: row.currency,
    amountMinor: row.net,
  }));
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
