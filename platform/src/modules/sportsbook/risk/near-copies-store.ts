import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Open combinations that share the same selections, whatever one other leg each of them has. */
export interface SharedLegs {
  readonly selectionIds: readonly string[];
  readonly playerIds: readonly PlayerId[];
  readonly betIds: readonly string[];
  /** What people know these by, in the same order. */
  readonly betNumbers: readonly string[];
  /** What they may return together, capped each, in cents of EUR. */
  readonly returnCents: bigint;
  /** When operators were alarmed; null for one that never returned that much. */
  readonly alarmedAtMs: number | null;
}

interface SharedRow {
  readonly shared: readonly string[];
  readonly players: readonly string[];
  readonly bets: readonly string[];
  readonly numbers: readonly string[];
  readonly returns: string;
  readonly alarmed_at_ms: bigint | null;
}

/**
 * Open combinations of at least so many players that are the same but for one leg at most: each is looked for under all of
 * its open selections, and under all but each. Every bet is once in a row; rows overlap.
 */
export async function readSharedLegs(
  db: Database,
  { leastPlayers, leastLegs }: { readonly leastPlayers: number; readonly leastLegs: number },
): Promise<readonly SharedLegs[]> {
  const { rows } = await sql<SharedRow>`
    with combination as (
      select b.player_id, b.id, b.public_number, b.return_cents,
        array_agg(l.market_id || '.' || l.outcome order by l.market_id, l.outcome) as selections
      from sportsbook_bet b
      join sportsbook_bet_leg l on l.player_id = b.player_id and l.bet_id = b.id
      where b.status = 'open' and b.type in ('accumulator', 'system') and b.weights_cents[l.position + 1] > 0
      group by b.player_id, b.id
      having count(*) >= ${leastLegs}
    ), keyed as (
      select player_id, id, public_number, return_cents, array_remove(selections, left_out) as shared
      from combination cross join lateral unnest(selections || null::text) as left_out
    ), copies as (
      select shared, array_agg(distinct player_id)::text[] as players, array_agg(id order by id)::text[] as bets,
        array_agg(public_number order by id)::text[] as numbers, sum(return_cents)::text as returns
      from keyed group by shared having count(distinct player_id) >= ${leastPlayers}
    )
    select copies.*, alarm.raised_at_ms as alarmed_at_ms from copies
    left join sportsbook_near_copy_alarm alarm on alarm.selections = array_to_string(copies.shared, ' ')
    order by copies.returns::numeric desc, cardinality(copies.shared) desc, copies.shared`.execute(db);
  return rows.map((row) => ({
    selectionIds: row.shared,
    playerIds: row.players as readonly PlayerId[],
    betIds: row.bets,
    betNumbers: row.numbers,
    returnCents: BigInt(row.returns),
    alarmedAtMs: row.alarmed_at_ms === null ? null : Number(row.alarmed_at_ms),
  }));
}

/** Notes that operators are alarmed of these selections; false when they were before. */
export async function insertAlarm(
  db: Database,
  selectionIds: readonly string[],
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sportsbook_near_copy_alarm (selections, raised_at_ms) values (${selectionIds.join(' ')}, ${atMs})
    on conflict do nothing returning selections`.execute(db);
  return rows.length === 1;
}
