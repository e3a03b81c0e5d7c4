import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { idMadeAtMs } from '../../kernel/ids/id-generator.ts';

/** What is asked of many players in one statement. */
export interface PlayersAtOnce {
  /** When each of some players placed the last stake that was not given back as not accepted; who never did is missing. */
  lastStakes(db: Database | Tx, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, number>>;
  /** Currencies of their main accounts. */
  mainCurrencies(db: Database | Tx, players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, string>>;
}

/** When each of some players placed the last stake that was not given back as not accepted; who never did is missing. */
export async function lastStakes(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, number>> {
  // Stakes are named in the order of time, so that the last one of each is found by the key of the table.
  const { rows } = await sql<{ player_id: bigint; bet_id: bigint }>`
    select one.player_id, last.bet_id
      from unnest(${[...players]}::bigint[]) as one (player_id) cross join lateral (
        select b.bet_id from wallet_bet b where b.player_id = one.player_id and b.state <> 'released'
          order by b.bet_id desc limit 1
      ) last`.execute(db);
  return new Map(
    rows.map((row) => [row.player_id.toString() as PlayerId, idMadeAtMs(row.bet_id.toString())]),
  );
}

/** Currencies of the main accounts of some players. */
export async function mainCurrencies(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, string>> {
  const { rows } = await sql<{ player_id: bigint; currency: string }>`
    select player_id, currency from wallet_account
      where player_id = any(${[...players]}::bigint[]) and kind = 'main'`.execute(db);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.currency]));
}
