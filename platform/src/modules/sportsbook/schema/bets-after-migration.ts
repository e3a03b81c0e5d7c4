import { sql, type Kysely } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `sportsbook_bets_after`: the next bets with a leg on some markets, by their ids. Each market's legs are read in the order of
 * its index and no further than the answer can reach: all of them, sorted for each page, are very many for a large market.
 */
export async function readBetsByPages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sportsbook_bets_after(p_markets bigint[], p_after bigint, p_most int)
    returns table (player_id bigint, bet_id bigint)
    language plpgsql stable ${BY_INDEX} set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
    #variable_conflict use_column
    begin
      return query select distinct leg.player_id, leg.bet_id from unnest(p_markets) market (id) cross join lateral (
          select distinct on (l.bet_id) l.player_id, l.bet_id from sportsbook_bet_leg l
            where l.market_id = market.id and l.bet_id > p_after order by l.bet_id limit p_most
        ) leg
        order by leg.bet_id limit p_most;
    end $$`.execute(db);
}
