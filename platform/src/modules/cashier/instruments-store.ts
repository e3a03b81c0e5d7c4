import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Deposit } from './deposits/deposits-store.ts';
import type { Instrument } from './payment-provider.ts';

/** What a player paid with, and what of it has not been paid back. */
export interface KnownInstrument extends Instrument {
  readonly id: string;
  readonly provider: string;
  readonly methodId: string;
  /** Credited deposits less withdrawals paid or under way, in the currency asked for; never below zero. */
  readonly netDepositMinor: bigint;
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

/** The instruments of a player, those with the most still to pay back first. */
export async function instrumentsOf(
  db: Database | Tx,
  playerId: PlayerId,
  currency: string,
): Promise<readonly KnownInstrument[]> {
  const { rows } = await sql<{
    instrument_id: bigint;
    provider: string;
    token: string;
    method_id: string;
    mask: string;
    holder: string;
    net: bigint;
    is_shared: boolean;
  }>`
    select i.*, greatest(0, paid_in.total - paid_out.total)::bigint as net,
        exists (select from cashier_instrument o
          where o.provider = i.provider and o.token = i.token and o.player_id <> i.player_id) as is_shared
      from cashier_instrument i
      cross join lateral (
        select coalesce(sum(p.amount_minor), 0) as total from cashier_payment p
          where p.player_id = i.player_id and p.instrument_id = i.instrument_id and p.currency = ${currency}
            and p.status = 'succeeded') paid_in
      cross join lateral (
        select coalesce(sum(w.amount_minor), 0) as total from cashier_withdrawal w
          where w.player_id = i.player_id and w.instrument_id = i.instrument_id and w.currency = ${currency}
            and w.status in ('requested', 'approved', 'sent', 'paid')) paid_out
      where i.player_id = ${playerId}
      order by net desc, i.instrument_id`.execute(db);
  return rows.map((row) => ({
    id: row.instrument_id.toString(),
    provider: row.provider,
    token: row.token,
    methodId: row.method_id,
    mask: row.mask,
    holder: row.holder,
    netDepositMinor: row.net,
    isShared: row.is_shared,
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
