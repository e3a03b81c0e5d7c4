import { sql } from 'kysely';

import { inTransaction, type Database } from '../../../../kernel/database/database.ts';
import { AMOUNTS, changesOf, NAMES, partsNow, SUMMED } from './part-sums.ts';

/** Marks that are folded in one transaction. */
const PAGE = 5_000;

/**
 * Puts what marked parts come to into the sums. A mark goes with what it brought: the statement sees of each step its mark
 * and its rows, or neither. One at a time, on several nodes too; readers wait for none.
 */
export async function foldSums(db: Database, page = PAGE): Promise<void> {
  for (;;) {
    const folded = await inTransaction(db, async (tx) => {
      await sql`lock table bonuses_sum in share row exclusive mode`.execute(tx);
      const keys = sql`select player_id, grant_id from keys`;
      const { rows } = await sql<{ folded: number }>`
        with due as (
          delete from bonuses_sum_due where due_id in (select due_id from bonuses_sum_due order by due_id limit ${page})
            returning player_id, grant_id
        ), keys as materialized (
          select distinct player_id, grant_id from due
        ), changes as materialized (
          select ${NAMES}, ${SUMMED} from (${changesOf(keys)}) each_part group by ${NAMES}
        ), kept as (
          insert into bonuses_part_sum (player_id, grant_id, ${NAMES}, ${AMOUNTS})
            select player_id, grant_id, ${NAMES}, ${AMOUNTS} from (${partsNow(keys)}) now
            on conflict (player_id, grant_id) do update set code = excluded.code, version = excluded.version,
              place = excluded.place, is_won = excluded.is_won, state = excluded.state, currency = excluded.currency,
              parts = excluded.parts, gifts = excluded.gifts, given = excluded.given, used = excluded.used,
              expired = excluded.expired, added = excluded.added, converted = excluded.converted
        ), summed as (
          insert into bonuses_sum as s (${NAMES}, ${AMOUNTS}) select ${NAMES}, ${AMOUNTS} from changes
            on conflict (${NAMES}) do update set parts = s.parts + excluded.parts, gifts = s.gifts + excluded.gifts,
              given = s.given + excluded.given, used = s.used + excluded.used, expired = s.expired + excluded.expired,
              added = s.added + excluded.added, converted = s.converted + excluded.converted
        )
        select count(*)::int as folded from due`.execute(tx);
      return rows[0]?.folded ?? 0;
    });
    if (folded < page) return;
  }
}
