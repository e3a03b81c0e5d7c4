import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * What was cashed out of a bet stays paid (rules §7, §11): its part of the stake has left escrow, and neither a result nor
 * its taking back touches what was paid for it.
 */
export async function addCashedParts(db: Database): Promise<void> {
  await sql`
    alter table wallet_bet add column cashed_stake_minor bigint not null default 0,
      add column cashed_paid_minor bigint not null default 0,
      drop constraint wallet_bet_check,
      add constraint wallet_bet_check check (
        (state = 'settled' or target_minor = cashed_paid_minor) and (state <> 'released' or revision = 0)
        and target_minor >= cashed_paid_minor and cashed_paid_minor >= 0
        and cashed_stake_minor between 0 and stake_minor)`.execute(db);
}

/**
 * `wallet_cash_out`: a part of a held stake, or all of it, goes to the house, and what is offered for it to the player,
 * split as the stake was paid. With nothing left the bet is settled.
 */
export async function createCashOutFunction(db: Database): Promise<void> {
  await sql`
    create function wallet_cash_out(
      p_player bigint, p_bet bigint, p_revision int, p_stake bigint, p_paid bigint, p_reason text, p_at bigint
    ) returns table (out_outcome text, out_paid bigint) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_accounts bigint[];
      v_amounts bigint[];
      v_houses text[];
      v_refusal text;
    begin
      perform 1 from wallet_account where player_id = p_player order by id for update;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet for update;
      out_outcome := 'ignored';
      out_paid := 0;
      if v_bet.state <> 'released' and p_revision <= v_bet.revision then return next; return; end if;
      if v_bet.state is distinct from 'held' then
        raise exception 'wallet: bet % holds no stake to cash out', p_bet;
      end if;
      if p_paid <= 0 or p_stake <= 0 or p_stake > v_bet.stake_minor - v_bet.cashed_stake_minor then
        raise exception 'wallet: bet % has no such part: % for %', p_bet, p_stake, p_paid;
      end if;
      perform 1 from wallet_bet_funding
        where player_id = p_player and bet_id = p_bet and not stake_returned;
      if found then raise exception 'wallet: bet % is a free bet', p_bet; end if;

      select array_agg(out_account order by out_account), array_agg(owed order by out_account), sum(owed)
        into v_accounts, v_amounts, out_paid
        from (
          select now.out_account, now.out_share - before.out_share as owed
            from wallet_bet_shares(v_bet, v_bet.target_minor + p_paid) now
            join wallet_bet_shares(v_bet, v_bet.target_minor) before using (out_account)
        ) difference where owed <> 0;
      v_houses := array[null, v_bet.house] || array_fill(null::text, array[cardinality(v_accounts)]) || v_bet.house;
      v_accounts := array[v_bet.escrow_account_id, null] || v_accounts || null::bigint;
      v_amounts := array[-p_stake, p_stake] || v_amounts || -out_paid;
      select posted.out_refusal into v_refusal from wallet_post(
        p_player, 'bet:' || p_bet || ':r' || p_revision, 'bet-cash-out', 'system', 'bet:' || p_bet, p_reason, null,
        p_at, v_accounts, v_houses,
        (select array_agg(case when house is not null then v_bet.currency end order by n)
          from unnest(v_houses) with ordinality as part (house, n)),
        v_amounts) posted limit 1;
      if v_refusal is not null then
        raise exception 'wallet: cashing out bet % was refused: %', p_bet, v_refusal;
      end if;
      update wallet_bet set revision = p_revision, target_minor = target_minor + p_paid,
          cashed_stake_minor = cashed_stake_minor + p_stake, cashed_paid_minor = cashed_paid_minor + p_paid,
          state = case when cashed_stake_minor + p_stake = stake_minor then 'settled' else 'held' end
        where player_id = p_player and bet_id = p_bet;
      out_outcome := 'cashed-out';
      return next;
    end $$`.execute(db);
}

/** `wallet_settle_bets` and `wallet_reopen_bet` move what is left of the stake. */
export async function settleWhatRemains(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_settle_bets(p_settlements jsonb)
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
              select 1 as line, (bet).escrow_account_id as account, (bet).cashed_stake_minor - (bet).stake_minor as amount where is_first
              union all
              select 2, null, (bet).stake_minor - (bet).cashed_stake_minor where is_first
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
  await sql`
    create or replace function wallet_reopen_bet(p_player bigint, p_bet bigint, p_revision int, p_reason text, p_at bigint)
    returns table (out_outcome text, out_paid bigint) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_accounts bigint[];
      v_amounts bigint[];
      v_houses text[];
      v_refusal text;
    begin
      perform 1 from wallet_account where player_id = p_player order by id for update;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet for update;
      if not found or v_bet.state = 'released' then
        raise exception 'wallet: bet % holds no stake to open again', p_bet;
      end if;
      out_outcome := 'ignored';
      out_paid := 0;
      if v_bet.state = 'held' or p_revision <= v_bet.revision then return next; return; end if;

      select array_agg(out_account order by out_account), array_agg(owed order by out_account), coalesce(sum(owed), 0)
        into v_accounts, v_amounts, out_paid
        from (
          select now.out_account, now.out_share - before.out_share as owed
            from wallet_bet_shares(v_bet, v_bet.cashed_paid_minor) now
            join wallet_bet_shares(v_bet, v_bet.target_minor) before using (out_account)
        ) difference where owed <> 0;
      v_houses := array_fill(null::text, array[coalesce(cardinality(v_accounts), 0)]);
      if out_paid <> 0 then
        v_accounts := v_accounts || null::bigint;
        v_houses := v_houses || v_bet.house;
        v_amounts := v_amounts || -out_paid;
      end if;
      v_accounts := v_accounts || array[null, v_bet.escrow_account_id];
      v_houses := v_houses || array[v_bet.house, null];
      v_amounts := v_amounts || array[v_bet.cashed_stake_minor - v_bet.stake_minor, v_bet.stake_minor - v_bet.cashed_stake_minor];
      select posted.out_refusal into v_refusal from wallet_post(
        p_player, 'bet:' || p_bet || ':r' || p_revision, 'bet-reopen', 'system', 'bet:' || p_bet, p_reason, null,
        p_at, v_accounts, v_houses,
        (select array_agg(case when house is not null then v_bet.currency end order by n)
          from unnest(v_houses) with ordinality as part (house, n)),
        v_amounts) posted limit 1;
      if v_refusal is not null then
        raise exception 'wallet: opening bet % again was refused: %', p_bet, v_refusal;
      end if;
      update wallet_bet set state = 'held', revision = p_revision, target_minor = cashed_paid_minor
        where player_id = p_player and bet_id = p_bet;
      out_outcome := 'reopened';
      return next;
    end $$`.execute(db);
}
