import { sql, type Kysely } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `sportsbook_accept_held`: accepts placements that wait, each at its time, and answers those nobody decided before. As a
 * join in the statement that writes their bets it read every placement there was, once a session had planned it early.
 */
export async function acceptHeldByKey(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sportsbook_accept_held(p_players bigint[], p_ids bigint[], p_times bigint[]) returns setof bigint
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    begin
      return query update sportsbook_placement p set status = 'accepted', decided_at_ms = given.at_ms
        from (
          select asked.at_ms, held.place
            from unnest(p_players, p_ids, p_times) as asked (player_id, id, at_ms) cross join lateral (
              select s.ctid as place from sportsbook_placement s
                where s.player_id = asked.player_id and s.id = asked.id and s.status = 'held' limit 1 for update
            ) held
        ) given
        where p.ctid = given.place returning p.id;
    end $$`.execute(db);
}
