import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/** SQLSTATE of a stake that has to be counted for a person too, which its caller did not know. */
export const COUNTS_TOGETHER = 'PD002';

/**
 * `limits_take_stake`: measures a stake against its player's limits and counts it (rules §9), in the place of
 * `limits_admit_stake`. What refuses it is raised, with the figures of the limit. Answers the person whose counters it has
 * to stand in too; a caller that cannot see to that says so (`p_alone`), and then nothing is done but the raising of
 * `COUNTS_TOGETHER`.
 */
export async function createTakeStake(db: Database): Promise<void> {
  await sql`
    create function limits_take_stake(
      p_player bigint, p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
      p_currency text, p_amount bigint, p_own_currency text, p_own_amount bigint, p_rate text,
      p_cause text, p_at bigint, p_alone boolean
    ) returns bigint language plpgsql ${BY_INDEX} as $$
    declare
      v_person bigint;
      v_limit limits_limit;
      v_place int;
      v_used bigint := 0;
    begin
      select counted_as into v_person from limits_player where player_id = p_player;
      if p_alone and v_person is not null then
        raise exception using errcode = ${sql.lit(COUNTS_TOGETHER)}, message = 'limits: the stake counts for a person too';
      end if;
      for v_limit in
        select * from limits_limit
        where player_id = p_player and state = 'active' and limit_type = any(p_types || p_breaks)
        order by limit_type desc
      loop
        if v_limit.limit_type = any(p_breaks) then
          continue when v_limit.ends_at_ms <= p_at;
        else
          v_place := array_position(p_types, v_limit.limit_type);
          v_used := limits_used(p_player, p_families[v_place], v_limit.currency, p_at - p_windows[v_place]);
          continue when v_limit.currency = p_currency and v_used + p_amount <= v_limit.value;
        end if;
        perform refuse(case when v_limit.limit_type = any(p_breaks) then 'PLAY_PAUSED' else 'LIMIT_REACHED' end,
          jsonb_build_object('limitType', v_limit.limit_type, 'currency', v_limit.currency,
            'value', v_limit.value::text, 'used', v_used::text, 'endsAtMs', v_limit.ends_at_ms::text));
      end loop;
      insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause,
          own_currency, own_amount_minor, rate_id)
        select p_player, 'stake', p_currency, coalesce(last.seq, 0) + 1, greatest(p_at, last.at_ms), p_amount,
            coalesce(last.total_minor, 0) + p_amount, p_cause, p_own_currency, p_own_amount, p_rate
          from (select) stake left join lateral (
            select seq, at_ms, total_minor from limits_movement
              where player_id = p_player and kind = 'stake' and currency = p_currency order by seq desc limit 1
          ) last on true
        on conflict (player_id, kind, cause) do nothing;
      return v_person;
    end $$`.execute(db);
  await sql`
    drop function limits_admit_stake(
      bigint, smallint[], text[], bigint[], smallint[], text, bigint, text, bigint)`.execute(db);
}
