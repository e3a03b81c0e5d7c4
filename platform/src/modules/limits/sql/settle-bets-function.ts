import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * `limits_settle_bets`: counts what bets of different players paid (rules §9), in the place of `limits_settle`. A bet void
 * as a whole was never wagered; one whose first result is not void was never given back, so nothing is looked for. Answers
 * the persons in whose counters a stake stands too, their locks taken in one order.
 */
export async function settleTogether(db: Database): Promise<void> {
  await sql`drop function limits_settle(bigint, text, int, text, bigint, boolean, bigint)`.execute(db);
  await sql`
    create type limits_return as (
      "playerId" bigint, "betId" text, revision int, currency text, "amountMinor" bigint, "isVoid" boolean, "atMs" bigint,
      "ownCurrency" text, "ownAmountMinor" bigint, "rateId" text
    )`.execute(db);
  await sql`
    create function limits_settle_bets(p_returns jsonb) returns table (out_bet text, out_person bigint)
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_given limits_return[] := array(select r from jsonb_populate_recordset(null::limits_return, p_returns) r);
      v_one limits_return;
      v_stake limits_movement;
    begin
      if (select count(*) <> count(distinct "playerId") from unnest(v_given)) then
        raise exception 'limits: two returns of one player are not counted together';
      end if;
      insert into limits_movement (player_id, kind, currency, seq, at_ms, amount_minor, total_minor, cause,
          own_currency, own_amount_minor, rate_id)
        select "playerId", 'return', r.currency, coalesce(last.seq, 0) + 1, greatest("atMs", last.at_ms), "amountMinor",
            coalesce(last.total_minor, 0) + "amountMinor", "betId" || ':' || revision,
            "ownCurrency", "ownAmountMinor", "rateId"
          from unnest(v_given) r left join lateral (
            select seq, at_ms, total_minor from limits_movement
              where player_id = "playerId" and kind = 'return' and currency = r.currency order by seq desc limit 1
          ) last on true
          where "amountMinor" <> 0
        on conflict (player_id, kind, cause) do nothing;
      for v_one in select * from unnest(v_given) where "isVoid" or revision > 1 loop
        select * into v_stake from limits_movement
          where player_id = v_one."playerId" and kind = 'stake' and cause = v_one."betId";
        if found then perform limits_mark_void(v_stake, v_one."isVoid"); end if;
      end loop;
      for out_bet, out_person in
        select "betId", person
          from unnest(v_given) cross join lateral (
            select counted_as as person from limits_player where player_id = "playerId" limit 1
          ) counted
          where person is not null order by person
      loop
        perform from limits_movement where player_id = out_person and kind = 'stake' and cause = out_bet;
        continue when not found;
        perform limits_lock(out_person);
        return next;
      end loop;
    end $$`.execute(db);
}
