import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_settle_bets`: brings bets of different players to what they have to have paid (rules §7), in the place of
 * `wallet_settle_bet`. It answers each: `settled` took the stake from escrow, `corrected` posted the difference, `ignored`
 * is a revision that is not newer, for which nothing is written. It writes what `wallet_post` would, with one statement for
 * each table, as `wallet_take_stakes` does, and looks up each row by its whole key for the same reason; rows are written by
 * their place (`ctid`), as nobody else writes them while their player's accounts are locked.
 */
export async function settleTogether(db: Database): Promise<void> {
  await sql`drop function wallet_settle_bet(bigint, bigint, int, bigint, text, bigint)`.execute(db);
  await sql`
    create type wallet_settlement as (
      "playerId" bigint, "betId" bigint, revision int, "targetMinor" bigint, reason text, "atMs" bigint
    )`.execute(db);
  await sql`
    create function wallet_settle_bets(p_settlements jsonb)
    returns table (out_bet bigint, out_outcome text, out_paid bigint)
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_asked wallet_settlement[] := array(
        select s from jsonb_populate_recordset(null::wallet_settlement, p_settlements) s);
      v_players bigint[] := array(select "playerId" from unnest(v_asked));
      v_closed boolean;
      v_without bigint;
    begin
      if (select count(*) <> count(distinct id) from unnest(v_players) id) then
        raise exception 'wallet: two bets of one player are not settled together';
      end if;
      -- The order of wallet_take_stakes.
      select bool_or(closed_at_ms is not null) into v_closed from (
        select closed_at_ms from wallet_account where player_id = any(v_players) order by player_id, id for update
      ) locked;
      if v_closed then perform wallet_open_again(v_asked); end if;

      select "betId" into v_without
        from unnest(v_asked) left join lateral (
          select state from wallet_bet where player_id = "playerId" and bet_id = "betId" limit 1
        ) bet on true
        where state is null or state = 'released' limit 1;
      if v_without is not null then raise exception 'wallet: bet % holds no stake to settle', v_without; end if;

      return query with judged as materialized (
        select s.*, bet, place, s.revision > (bet).revision as is_new, (bet).state = 'held' as is_first, accounts, amounts, paid
          from unnest(v_asked) s
            cross join lateral (
              select b as bet, b.ctid as place from wallet_bet b where b.player_id = "playerId" and b.bet_id = "betId" limit 1
            ) known
            cross join lateral (
              select array_agg(account order by account) as accounts, array_agg(amount order by account) as amounts,
                  coalesce(sum(amount), 0)::bigint as paid
                from (
                  select account, sum(share)::bigint as amount
                    from (
                      select out_account as account, out_share as share
                        from wallet_bet_shares(bet, "targetMinor") where "targetMinor" <> 0
                      union all
                      select out_account, -out_share
                        from wallet_bet_shares(bet, (bet).target_minor) where (bet).target_minor <> 0
                    ) part
                    group by account having sum(share) <> 0
                ) owed
            ) owing
      ),
      posting as materialized (
        select *, 'bet:' || "betId" || ':r' || revision as transfer, (bet).currency as currency
          from judged where is_new and (is_first or accounts is not null)
      ),
      houses as materialized (
        select house, currency, wallet_house(house, currency) as id
          from (select distinct (bet).house as house, currency from posting) one
      ),
      transfers as (
        insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
          select "playerId", transfer, case when is_first then 'bet-settle' else 'bet-correction' end, 'system',
              'bet:' || "betId", reason, "atMs", sha256(convert_to("targetMinor" || ':' || reason, 'UTF8'))
            from posting
      ),
      parts as materialized (
        select "playerId", transfer, posting.currency, line, coalesce(a.id, house.id) as id,
            amount, a.place, last_seq + 1 as seq, balance_minor + amount as balance, greatest(last_at_ms, "atMs") as at
          from posting
            cross join lateral (
              select 1 as line, (bet).escrow_account_id as account, -(bet).stake_minor as amount where is_first
              union all
              select 2, null, (bet).stake_minor where is_first
              union all
              select ordinality + is_first::int * 2, account, amount
                from unnest(accounts, amounts) with ordinality owed (account, amount)
              union all
              select cardinality(accounts) + is_first::int * 2 + 1, null, -paid where paid <> 0
            ) part
            left join lateral (
              select w.*, w.ctid as place from wallet_account w
                where w.player_id = "playerId" and w.id = part.account limit 1
            ) a on true
            left join lateral (
              select h.id from houses h
                where part.account is null and h.house = (bet).house and h.currency = posting.currency limit 1
            ) house on true
      ),
      postings as (
        insert into wallet_posting (
            player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
          select "playerId", transfer, line, id, currency, amount, seq, balance, at from parts
      ),
      accounts as (
        update wallet_account a set last_seq = seq, last_at_ms = at, balance_minor = balance
          from parts where a.ctid = parts.place
      ),
      bets as (
        update wallet_bet b set state = 'settled', revision = judged.revision, target_minor = "targetMinor"
          from judged where is_new and b.ctid = judged.place
      )
      select "betId", case when not is_new then 'ignored' when is_first then 'settled' else 'corrected' end,
          case when is_new then paid else 0 end
        from judged;
    end $$`.execute(db);
  await openAgain(db);
}

/**
 * What `wallet_reopen` does where one statement posts to several accounts of a player: a trigger that changes a row which
 * the same statement changes later is an error.
 */
async function openAgain(db: Database): Promise<void> {
  await sql`
    create function wallet_open_again(p_settlements wallet_settlement[]) returns void language plpgsql ${BY_INDEX} as $$
    declare
      v_one wallet_settlement;
      v_bet wallet_bet;
    begin
      foreach v_one in array p_settlements loop
        select * into v_bet from wallet_bet where player_id = v_one."playerId" and bet_id = v_one."betId";
        continue when v_bet.revision >= v_one.revision
          or (v_bet.state = 'settled' and v_bet.target_minor = v_one."targetMinor");
        update wallet_account set closed_at_ms = null
          where player_id = v_bet.player_id and currency = v_bet.currency and closed_at_ms is not null;
      end loop;
    end $$`.execute(db);
}
