import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * What refuses an amount: the first limit in force that it would pass, or a break in play. `p_types`, `p_families` and
 * `p_windows` name the money limits to look at, side by side.
 */
export async function createAdmissionFunctions(db: Database): Promise<void> {
  await sql`
    create function limits_refusal(
      p_player bigint, p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
      p_currency text, p_amount bigint, p_at bigint
    ) returns table (out_type smallint, out_currency text, out_value bigint, out_used bigint, out_ends_at_ms bigint)
    language plpgsql stable as $$
    declare
      v_limit limits_limit;
      v_place int;
      v_used bigint;
    begin
      for v_limit in
        select * from limits_limit
        where player_id = p_player and state = 'active' and limit_type = any(p_types || p_breaks)
        order by limit_type desc
      loop
        if v_limit.limit_type = any(p_breaks) then
          if v_limit.ends_at_ms <= p_at then continue; end if;
          return query select v_limit.limit_type, null::text, v_limit.value, 0::bigint, v_limit.ends_at_ms;
          return;
        end if;
        v_place := array_position(p_types, v_limit.limit_type);
        v_used := limits_used(p_player, p_families[v_place], v_limit.currency, p_at - p_windows[v_place]);
        if v_limit.currency <> p_currency or v_used + p_amount > v_limit.value then
          return query select v_limit.limit_type, v_limit.currency, v_limit.value, v_used, null::bigint;
          return;
        end if;
      end loop;
    end $$`.execute(db);
  await sql`
    create function limits_admit_stake(
      p_player bigint, p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
      p_currency text, p_amount bigint, p_cause text, p_at bigint
    ) returns table (out_type smallint, out_currency text, out_value bigint, out_used bigint, out_ends_at_ms bigint)
    language plpgsql as $$
    begin
      return query select * from limits_refusal(p_player, p_types, p_families, p_windows, p_breaks,
        p_currency, p_amount, p_at);
      if found then return; end if;
      perform limits_record(p_player, 'stake', p_currency, p_amount, p_cause, p_at);
    end $$`.execute(db);
  await sql`
    create function limits_admit_deposit(
      p_player bigint, p_types smallint[], p_families text[], p_windows bigint[], p_breaks smallint[],
      p_currency text, p_amount bigint, p_payment bigint, p_at bigint
    ) returns table (out_type smallint, out_currency text, out_value bigint, out_used bigint, out_ends_at_ms bigint)
    language plpgsql as $$
    begin
      perform limits_lock(p_player);
      return query select * from limits_refusal(p_player, p_types, p_families, p_windows, p_breaks,
        p_currency, p_amount, p_at);
      if found then return; end if;
      insert into limits_reservation (player_id, payment_id, currency, amount_minor, at_ms)
        values (p_player, p_payment, p_currency, p_amount, p_at);
    end $$`.execute(db);
}
