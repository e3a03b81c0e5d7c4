import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * The functions money meets its limits in, each one round trip. Callers hold a lock of the player, the wallet's on his
 * accounts or the one of `limits_lock`, so that two at once cannot both pass.
 */
export async function createMovementFunctions(db: Database): Promise<void> {
  await sql`
    create function limits_lock(p_player bigint) returns void language plpgsql as $$
    begin
      insert into limits_player (player_id) values (p_player) on conflict do nothing;
      perform 1 from limits_player where player_id = p_player for update;
    end $$`.execute(db);
  // Σ amount of movements dated in (p_from, ∞).
  await sql`
    create function limits_since(p_player bigint, p_kind text, p_currency text, p_from bigint)
    returns bigint language sql stable as $$
      select coalesce((
        select total_minor from limits_movement
        where player_id = p_player and kind = p_kind and currency = p_currency
        order by seq desc limit 1
      ), 0) - coalesce((
        select total_minor from limits_movement
        where player_id = p_player and kind = p_kind and currency = p_currency and at_ms <= p_from
        order by at_ms desc, seq desc limit 1
      ), 0)
    $$`.execute(db);
  // What counts against a limit of a family in the window (p_at - p_window, p_at]; never below zero but for losses.
  await sql`
    create function limits_used(p_player bigint, p_family text, p_currency text, p_from bigint)
    returns bigint language sql stable as $$
      select case p_family
        when 'wagering' then limits_since(p_player, 'stake', p_currency, p_from) - coalesce((
          select sum(amount_minor) from limits_given_back
          where player_id = p_player and currency = p_currency and staked_at_ms > p_from
        ), 0)::bigint
        when 'loss' then limits_since(p_player, 'stake', p_currency, p_from)
          - limits_since(p_player, 'return', p_currency, p_from)
        else limits_since(p_player, 'deposit', p_currency, p_from) + coalesce((
          select sum(amount_minor) from limits_reservation
          where player_id = p_player and currency = p_currency
        ), 0)::bigint
      end
    $$`.execute(db);
  // Times within a player and kind never go back: a window reads totals by time.
  await sql`
    create function limits_record(
      p_player bigint, p_kind text, p_currency text, p_amount bigint, p_cause text, p_at bigint
    ) returns void language plpgsql as $$
    declare
      v_last limits_movement;
    begin
      select * into v_last from limits_movement
        where player_id = p_player and kind = p_kind and currency = p_currency
        order by seq desc limit 1;
      insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause)
        values (p_player, p_kind, p_currency, coalesce(v_last.seq, 0) + 1, greatest(p_at, coalesce(v_last.at_ms, 0)),
          p_amount, coalesce(v_last.total_minor, 0) + p_amount, p_cause)
        on conflict (player_id, kind, cause) do nothing;
    end $$`.execute(db);
  await sql`
    create function limits_mark_void(p_stake limits_movement, p_void boolean) returns void language plpgsql as $$
    begin
      if p_void then
        insert into limits_given_back (player_id, currency, staked_at_ms, cause, amount_minor)
          values (p_stake.player_id, p_stake.currency, p_stake.at_ms, p_stake.cause, p_stake.amount_minor)
          on conflict do nothing;
      else
        delete from limits_given_back
          where player_id = p_stake.player_id and currency = p_stake.currency
            and staked_at_ms = p_stake.at_ms and cause = p_stake.cause;
      end if;
    end $$`.execute(db);
  // A placement that was not accepted: undone for wagering limits, dated as the stake, and for loss limits, dated now.
  await sql`
    create function limits_give_back(p_player bigint, p_cause text, p_at bigint) returns void language plpgsql as $$
    declare
      v_stake limits_movement;
    begin
      select * into v_stake from limits_movement
        where player_id = p_player and kind = 'stake' and cause = p_cause;
      if not found then return; end if;
      perform limits_mark_void(v_stake, true);
      perform limits_record(p_player, 'return', v_stake.currency, v_stake.amount_minor, p_cause || ':back', p_at);
    end $$`.execute(db);
  // What a settlement paid counts for losses when it is posted; a bet void as a whole was never wagered.
  await sql`
    create function limits_settle(
      p_player bigint, p_cause text, p_revision int, p_currency text, p_paid bigint, p_void boolean, p_at bigint
    ) returns void language plpgsql as $$
    declare
      v_stake limits_movement;
    begin
      if p_paid <> 0 then
        perform limits_record(p_player, 'return', p_currency, p_paid, p_cause || ':' || p_revision, p_at);
      end if;
      select * into v_stake from limits_movement
        where player_id = p_player and kind = 'stake' and cause = p_cause;
      if found then perform limits_mark_void(v_stake, p_void); end if;
    end $$`.execute(db);
}
