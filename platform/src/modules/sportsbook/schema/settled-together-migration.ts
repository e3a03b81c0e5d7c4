import { sql, type Kysely } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';

const BY_KEY = sql`${BY_INDEX} set plan_cache_mode = force_generic_plan`;

/**
 * What settling reads and writes of bets, each a call that a session plans once. Rows are looked up by their whole key from
 * inside and written by their place (`ctid`; they are locked), so that a plan made while there were few bets stays good.
 */
export async function settleTogether(db: Kysely<unknown>): Promise<void> {
  await indexOpenBetsAlone(db);
  await sql`
    create function sportsbook_lock_bets(p_players bigint[], p_bets bigint[]) returns setof sportsbook_bet
    language plpgsql ${BY_KEY} as $$
    begin
      return query select bet.*
        from (select * from unnest(p_players, p_bets) as key (player_id, id) order by 1, 2) asked cross join lateral (
          select b.* from sportsbook_bet b where b.player_id = asked.player_id and b.id = asked.id limit 1 for update
        ) bet;
    end $$`.execute(db);
  await sql`
    create function sportsbook_legs_to_settle(p_players bigint[], p_bets bigint[]) returns table (
      bet_id bigint, "position" int, market_id bigint, outcome text, odds_milli int, chance_ppb int, result text,
      score_moved boolean, cancelled boolean, won int, void_halves int, dead_heat_num int, dead_heat_den int,
      event_final_score jsonb
    ) language plpgsql ${BY_KEY} as $$
    #variable_conflict use_column
    begin
      return query select l.bet_id, l.position, l.market_id, l.outcome, l.odds_milli, l.chance_ppb, l.result,
          e.final_score is distinct from l.final_score, window_of_it.is_in is not null,
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
    create function sportsbook_write_ends(p_bets jsonb, p_legs jsonb) returns void language plpgsql ${BY_KEY} as $$
    begin
      update sportsbook_bet_leg l set result = n.result, final_score = n.score
        from (
          select given.*, leg.place from jsonb_to_recordset(p_legs) as given(
              player_id bigint, bet_id bigint, "position" int, result text, score jsonb)
            cross join lateral (
              select s.ctid as place from sportsbook_bet_leg s where s.player_id = given.player_id
                and s.bet_id = given.bet_id and s.position = given.position order by s.position limit 1
            ) leg
        ) n
        where l.ctid = n.place;
      update sportsbook_bet b set weights_cents = n.weights, return_cents = n.return_cents, status = n.status,
          revision = n.revision, payout_minor = n.payout, settled_at_ms = n.settled
        from (
          select given.*, bet.place from jsonb_to_recordset(p_bets) as given(player_id bigint, id bigint,
              weights bigint[], return_cents bigint, status text, revision int, payout bigint, settled bigint)
            cross join lateral (
              select s.ctid as place from sportsbook_bet s where s.player_id = given.player_id and s.id = given.id limit 1
            ) bet
        ) n
        where b.ctid = n.place;
    end $$`.execute(db);
}

/**
 * A bet is written twice, each time with an entry in every index: open bets have one, by player, and whatever else is asked
 * of a player's bets goes through his newest first. Indexes that begin with the player and do not end with the bet were
 * also taken for the bet's key, by the look that a leg's foreign key takes, and then read every bet of the player.
 */
async function indexOpenBetsAlone(db: Kysely<unknown>): Promise<void> {
  await sql`drop index sportsbook_bet_by_time`.execute(db);
  await sql`drop index sportsbook_bet_by_state`.execute(db);
  await sql`drop index sportsbook_bet_open`.execute(db);
  await sql`create index sportsbook_bet_open on sportsbook_bet (player_id, id) where status = 'open'`.execute(
    db,
  );
}
