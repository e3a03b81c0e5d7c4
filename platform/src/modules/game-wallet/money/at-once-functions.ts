import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * `game_wallet_begin_bets`: begins the rounds of bets of different players, or locks them, and answers of each bet its round,
 * unless more is to be judged than a statement can: a session that is over, a player of `p_without`, a name that is taken, a
 * round that is closed or of another game or currency. Nothing is written of those. Rounds are locked before accounts, as
 * by everybody; a name is looked for under that lock, so that of a bet sent twice the later one sees the earlier.
 */
export async function createBeginBets(db: Database): Promise<void> {
  await sql`
    create type game_wallet_asked_bet as (
      company text, reference text, "sessionId" bigint, "playerId" bigint, currency text, game text, round text,
      "roundId" bigint, number bigint, "stakeId" bigint, "atMs" bigint, "usedSinceMs" bigint
    )`.execute(db);
  await sql`
    create function game_wallet_begin_bets(p_bets jsonb, p_without bigint[])
    returns table (out_stake bigint, out_round bigint)
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_bet game_wallet_asked_bet;
    begin
      for v_bet in
        select b.* from jsonb_populate_recordset(null::game_wallet_asked_bet, p_bets) b
          where b."playerId" <> all (p_without) order by b."playerId"
      loop
        perform from game_wallet_session
          where session_id = v_bet."sessionId" and ended_at_ms is null
            and used_at_ms >= v_bet."usedSinceMs";
        continue when not found;
        perform from game_wallet_round
          where company = v_bet.company and player_id = v_bet."playerId" and reference = v_bet.round for update;
        perform from game_wallet_transaction where company = v_bet.company and reference = v_bet.reference;
        continue when found;
        insert into game_wallet_round as r (round_id, public_number, company, reference, player_id, currency, game,
            began_at_ms, moved_at_ms)
          values (v_bet."roundId", v_bet.number, v_bet.company, v_bet.round, v_bet."playerId", v_bet.currency, v_bet.game,
            v_bet."atMs", v_bet."atMs")
          on conflict (company, player_id, reference) do update set moved_at_ms = excluded.moved_at_ms
            where r.closed_at_ms is null and r.game = excluded.game and r.currency = excluded.currency
          returning r.round_id into out_round;
        continue when not found;
        out_stake := v_bet."stakeId";
        return next;
      end loop;
    end $$`.execute(db);
  await sql`
    create function game_wallet_use_sessions(p_sessions bigint[], p_at bigint) returns void
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    begin
      update game_wallet_session set used_at_ms = p_at where session_id = any(p_sessions) and used_at_ms < p_at;
    end $$`.execute(db);
}

/**
 * `game_wallet_begin_wins`: the same for wins: locks the rounds, and ends in each the one stake it has, where that is the one
 * expected and lies in escrow, and the name is new.
 */
export async function createBeginWins(db: Database): Promise<void> {
  await sql`
    create type game_wallet_asked_win as (
      company text, reference text, "playerId" bigint, "roundId" bigint, "stakeId" bigint, "wonMinor" bigint,
      closes boolean, "atMs" bigint
    )`.execute(db);
  await sql`
    create function game_wallet_begin_wins(p_wins jsonb) returns table (out_stake bigint)
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_win game_wallet_asked_win;
    begin
      for v_win in
        select w.* from jsonb_populate_recordset(null::game_wallet_asked_win, p_wins) w order by w."playerId"
      loop
        perform from game_wallet_round where round_id = v_win."roundId" and closed_at_ms is null for update;
        continue when not found;
        perform from game_wallet_transaction where company = v_win.company and reference = v_win.reference;
        continue when found;
        perform from game_wallet_stake where round_id = v_win."roundId" and stake_id <> v_win."stakeId";
        continue when found;
        update game_wallet_stake set revision = 1, paid_minor = v_win."wonMinor", ended_at_ms = v_win."atMs"
          where stake_id = v_win."stakeId" and revision = 0;
        continue when not found;
        update game_wallet_round set moved_at_ms = v_win."atMs",
            closed_at_ms = case when v_win.closes then v_win."atMs" end
          where round_id = v_win."roundId";
        out_stake := v_win."stakeId";
        return next;
      end loop;
    end $$`.execute(db);
}
