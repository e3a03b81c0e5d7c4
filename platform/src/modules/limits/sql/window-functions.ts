import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * Sums of stakes given back, so that a window costs the same however many there are. Their order is that of the stakes, not
 * of the moments they came back, so there is no running total; instead blocks of 64, 64², ... stakes keep their sums, by
 * the number of the stake without its last 6, 12, ... bits. What came back after stake n is, on each of the five levels
 * (a billion stakes), the few blocks to the right of the one n is in, within their parent.
 */
export async function createGivenBackSums(db: Database): Promise<void> {
  await sql`
    create table limits_given_back_sum (
      player_id bigint not null,
      currency text not null,
      level smallint not null,
      block bigint not null,
      amount_minor bigint not null,
      primary key (player_id, currency, level, block)
    )`.execute(db);
  await sql`
    insert into limits_given_back_sum (player_id, currency, level, block, amount_minor)
      select player_id, b.currency, level, m.seq >> (6 * level), sum(b.amount_minor)
        from limits_given_back b
        join limits_movement m using (player_id, cause) cross join generate_series(0, 4) level
        where m.kind = 'stake' group by 1, 2, 3, 4`.execute(db);
  await sql`
    create function limits_add_given_back(p_stake limits_movement, p_amount bigint) returns void language sql as $$
      insert into limits_given_back_sum as known (player_id, currency, level, block, amount_minor)
        select p_stake.player_id, p_stake.currency, level, p_stake.seq >> (6 * level), p_amount
          from generate_series(0, 4) level
        on conflict (player_id, currency, level, block)
          do update set amount_minor = known.amount_minor + excluded.amount_minor
    $$`.execute(db);
  await sql`
    create or replace function limits_mark_void(p_stake limits_movement, p_void boolean) returns void
    language plpgsql ${BY_INDEX} as $$
    begin
      if p_void then
        insert into limits_given_back (player_id, currency, staked_at_ms, cause, amount_minor)
          values (p_stake.player_id, p_stake.currency, p_stake.at_ms, p_stake.cause, p_stake.amount_minor)
          on conflict do nothing;
        if found then perform limits_add_given_back(p_stake, p_stake.amount_minor); end if;
      else
        delete from limits_given_back
          where player_id = p_stake.player_id and currency = p_stake.currency
            and staked_at_ms = p_stake.at_ms and cause = p_stake.cause;
        if found then perform limits_add_given_back(p_stake, -p_stake.amount_minor); end if;
      end if;
    end $$`.execute(db);
}

/**
 * What a window holds, in PL/pgSQL, whose sessions keep the plans: a stake under six limits asks for it nine times. Takes
 * the place of the first functions of these names.
 */
export async function createWindowFunctions(db: Database): Promise<void> {
  // Σ amount of movements dated in (p_from, ∞).
  await sql`
    create or replace function limits_since(p_player bigint, p_kind text, p_currency text, p_from bigint)
    returns bigint language plpgsql stable ${BY_INDEX} as $$
    declare
      v_all bigint;
      v_before bigint;
    begin
      select total_minor into v_all from limits_movement
        where player_id = p_player and kind = p_kind and currency = p_currency
        order by seq desc limit 1;
      select total_minor into v_before from limits_movement
        where player_id = p_player and kind = p_kind and currency = p_currency and at_ms <= p_from
        order by at_ms desc, seq desc limit 1;
      return coalesce(v_all, 0) - coalesce(v_before, 0);
    end $$`.execute(db);
  // Σ given back of stakes dated in (p_from, ∞).
  await sql`
    create function limits_given_back_since(p_player bigint, p_currency text, p_from bigint)
    returns bigint language plpgsql stable ${BY_INDEX} as $$
    declare
      v_block bigint;
      v_part bigint;
      v_sum bigint := 0;
    begin
      select seq into v_block from limits_movement
        where player_id = p_player and kind = 'stake' and currency = p_currency and at_ms <= p_from
        order by at_ms desc, seq desc limit 1;
      v_block := coalesce(v_block, 0);
      for v_level in 0 .. 4 loop
        select sum(amount_minor) into v_part from limits_given_back_sum
          where player_id = p_player and currency = p_currency and level = v_level::smallint
            and block > v_block and block <= (v_block | 63);
        v_sum := v_sum + coalesce(v_part, 0);
        v_block := v_block >> 6;
      end loop;
      return v_sum;
    end $$`.execute(db);
  // What counts against a limit of a family in (p_from, ∞); never below zero but for losses.
  await sql`
    create or replace function limits_used(p_player bigint, p_family text, p_currency text, p_from bigint)
    returns bigint language plpgsql stable as $$
    begin
      case p_family
        when 'wagering' then
          return limits_since(p_player, 'stake', p_currency, p_from)
            - limits_given_back_since(p_player, p_currency, p_from);
        when 'loss' then
          return limits_since(p_player, 'stake', p_currency, p_from)
            - limits_since(p_player, 'return', p_currency, p_from);
        else
          return limits_since(p_player, 'deposit', p_currency, p_from) + coalesce((
            select sum(amount_minor) from limits_reservation
            where player_id = p_player and currency = p_currency
          ), 0)::bigint;
      end case;
    end $$`.execute(db);
}

/**
 * One plan for a session. Left to itself PostgreSQL may plan the sums of ranges anew at every call, as it takes a range it
 * does not know for a longer one (measured: 137 µs a window instead of 30, and 1.7 ms for a stake instead of 0.7).
 */
export async function keepPlansOfWindows(db: Database): Promise<void> {
  for (const name of [
    'limits_since(bigint, text, text, bigint)',
    'limits_given_back_since(bigint, text, bigint)',
  ]) {
    await sql`alter function ${sql.raw(name)} set plan_cache_mode = force_generic_plan`.execute(db);
  }
}
