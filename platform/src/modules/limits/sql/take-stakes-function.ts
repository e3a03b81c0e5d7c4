import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { COUNTS_TOGETHER } from './take-stake-function.ts';

/** What `limits_take_stakes` is given for each bet. It takes the place of `limits_take_stake`. */
export async function takeStakesTogether(db: Database): Promise<void> {
  await sql`
    create type limits_stake as (
      "playerId" bigint, "betId" text, currency text, "amountMinor" bigint, "atMs" bigint,
      "ownCurrency" text, "ownAmountMinor" bigint, "rateId" text
    )`.execute(db);
  await sql`
    drop function limits_take_stake(bigint, smallint[], text[], bigint[], smallint[], text, bigint, text, bigint, text,
      text, bigint, boolean)`.execute(db);
}

/**
 * `limits_take_stakes`: measures stakes of different players against their limits and counts them (rules §9), those of
 * `p_stakes` that `p_bets` names. What refuses one is raised, with the figures of the limit, and none is counted. Answers
 * the persons whose counters they have to stand in too; a caller that cannot see to that says so (`p_alone`), and then
 * nothing is done but the raising of `COUNTS_TOGETHER`. Each row is looked up by its player from inside, as in
 * `wallet_take_stakes`.
 */
export async function takeStakesByKey(db: Database): Promise<void> {
  await sql`
    create or replace function limits_take_stakes(
      p_stakes jsonb, p_bets text[], p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
      p_alone boolean
    ) returns bigint[] language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_asked limits_stake[] := array(
        select s from jsonb_populate_recordset(null::limits_stake, p_stakes) s where s."betId" = any(p_bets));
      v_persons bigint[] := array(
        select person from (
          select (select counted_as from limits_player where player_id = "playerId") as person from unnest(v_asked)
        ) counted where person is not null);
      v_limit record;
      v_place int;
      v_used bigint := 0;
    begin
      if p_alone and cardinality(v_persons) > 0 then
        raise exception using errcode = ${sql.lit(COUNTS_TOGETHER)}, message = 'limits: a stake counts for a person too';
      end if;
      for v_limit in
        select l.*, s."atMs", s.currency as staked_currency, s."amountMinor" as staked
          from unnest(v_asked) s cross join lateral (
            select i.* from limits_limit i
              where i.player_id = s."playerId" and i.state = 'active' and i.limit_type = any(p_types || p_breaks) offset 0
          ) l
          order by l.player_id, l.limit_type desc
      loop
        if v_limit.limit_type = any(p_breaks) then
          continue when v_limit.ends_at_ms <= v_limit."atMs";
        else
          v_place := array_position(p_types, v_limit.limit_type);
          v_used := limits_used(
            v_limit.player_id, p_families[v_place], v_limit.currency, v_limit."atMs" - p_windows[v_place]);
          continue when v_limit.currency = v_limit.staked_currency and v_used + v_limit.staked <= v_limit.value;
        end if;
        perform refuse(case when v_limit.limit_type = any(p_breaks) then 'PLAY_PAUSED' else 'LIMIT_REACHED' end,
          jsonb_build_object('limitType', v_limit.limit_type, 'currency', v_limit.currency,
            'value', v_limit.value::text, 'used', v_used::text, 'endsAtMs', v_limit.ends_at_ms::text));
      end loop;
      insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause,
          own_currency, own_amount_minor, rate_id)
        select "playerId", 'stake', s.currency, coalesce(last.seq, 0) + 1, greatest("atMs", last.at_ms), "amountMinor",
            coalesce(last.total_minor, 0) + "amountMinor", "betId", "ownCurrency", "ownAmountMinor", "rateId"
          from unnest(v_asked) s left join lateral (
            select seq, at_ms, total_minor from limits_movement
              where player_id = "playerId" and kind = 'stake' and currency = s.currency order by seq desc limit 1
          ) last on true
        on conflict (player_id, kind, cause) do nothing;
      return v_persons;
    end $$`.execute(db);
}
