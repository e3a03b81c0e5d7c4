import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

const BY_KEY = sql`${BY_INDEX} set plan_cache_mode = force_generic_plan`;

/**
 * What settling reads of legs counts a feed's cancel only where no operator decided: their word stands above the feed. Bets
 * that a cancel voided against it are settled again.
 */
export async function putOperatorsAboveCancels(db: Database): Promise<void> {
  await sql`
    create or replace function sportsbook_legs_to_settle(p_players bigint[], p_bets bigint[]) returns table (
      bet_id bigint, "position" int, event_id bigint, market_id bigint, outcome text, odds_milli int, chance_ppb int, result text,
      score_moved boolean, cancelled boolean, operator_void boolean, won int, void_halves int, dead_heat_num int, dead_heat_den int,
      event_final_score jsonb
    ) language plpgsql ${BY_KEY} as $$
    #variable_conflict use_column
    begin
      return query select l.bet_id, l.position, l.event_id, l.market_id, l.outcome, l.odds_milli, l.chance_ppb, l.result,
          e.final_score is distinct from l.final_score,
          window_of_it.is_in is not null and not coalesce(r.source = 'operator' and r.won is not null, false),
          coalesce(r.source = 'operator' and r.won is not null and r.void_halves = 2, false),
          r.won, r.void_halves, r.dead_heat_num, r.dead_heat_den, e.final_score
        from unnest(p_players, p_bets) as asked (player_id, bet_id)
          cross join lateral (
            select b.* from sportsbook_bet_leg b
              where b.player_id = asked.player_id and b.bet_id = asked.bet_id order by b.position offset 0
          ) l
          left join lateral (select final_score from sportsbook_event where id = l.event_id limit 1) e on true
          left join lateral (
            select r.* from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
              order by r.revision desc, r.step desc limit 1
          ) r on true
          left join lateral (
            select true as is_in from sportsbook_cancel c
              where c.event_id = l.event_id and (c.market_id is null or c.market_id = l.market_id)
                and l.accepted_at_ms >= c.from_ms and l.accepted_at_ms < c.to_ms limit 1
          ) window_of_it on true
        order by l.bet_id, l.position;
    end $$`.execute(db);
  await sql`
    insert into sportsbook_settlement_job (market_id, not_before_ms)
      select distinct m.id, 0
        from sportsbook_cancel c
          join sportsbook_market m on m.event_id = c.event_id and (c.market_id is null or c.market_id = m.id)
        where exists (select from sportsbook_result r where r.market_id = m.id and r.source = 'operator')`.execute(
    db,
  );
}
