import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/** What `wallet_take_stakes` is given for each bet. It takes the place of `wallet_take_stake`. */
export async function takeStakesTogether(db: Database): Promise<void> {
  await sql`
    create type wallet_stake as (
      "playerId" bigint, "betId" bigint, "accountId" bigint, "stakeMinor" bigint, "atMs" bigint, house text
    )`.execute(db);
  await sql`drop function wallet_take_stake(bigint, bigint, bigint, bigint, bigint, text)`.execute(db);
}

/**
 * `wallet_take_stakes`: everything the wallet does for bets of different players. It takes those of `p_stakes` that
 * `p_bets` names, and answers which it took now: a bet that holds the very same stake already is left out. Real money
 * first whichever account is named, bonus money of its currency for what is missing. It writes what `wallet_post` would,
 * with one statement for each table: a statement costs more than its rows, and many bets share it (measured: 183 µs a bet
 * of sixteen, 500 µs of one alone). What refuses one of them is raised, with its code (`refuse`), and none is taken.
 *
 * Each row is looked up by its whole key from inside (`lateral`, `limit`): a join that is planned while there are few
 * accounts reads all there are, as long as the session keeps the plan.
 */
export async function takeStakesByKey(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_take_stakes(p_stakes jsonb, p_bets bigint[]) returns bigint[]
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_asked wallet_stake[] := array(
        select s from jsonb_populate_recordset(null::wallet_stake, p_stakes) s where s."betId" = any(p_bets));
      v_players bigint[] := array(select "playerId" from unnest(v_asked));
      v_refusal text;
      v_taken bigint[];
    begin
      if (select count(*) <> count(distinct id) from unnest(v_players) id) then
        raise exception 'wallet: two stakes of one player are not taken together';
      end if;
      -- The order is everybody's: whoever locks some of these accounts waits, and nobody waits for one who waits.
      perform from wallet_account where player_id = any(v_players) order by player_id, id for update;
      with judged as materialized (
        select s.*, chosen.currency, least("stakeMinor", greatest(real_balance, 0)) as real_minor,
            real_id, bonus_id, escrow_id, bet.bet_id is null as is_new,
            case
              when bet.bet_id is not null then
                case when bet.stake_minor <> "stakeMinor" or bet.account_id <> "accountId" or bet.house <> s.house
                  then 'IDEMPOTENCY_MISMATCH' end
              when (select true from wallet_frozen f where f.player_id = "playerId" limit 1) then 'ACCOUNT_FROZEN'
              when chosen.currency is null then 'ACCOUNT_UNKNOWN'
              when is_below_zero then 'BALANCE_NEGATIVE'
              when "stakeMinor" > greatest(real_balance, 0) + coalesce(bonus_balance, 0) then 'INSUFFICIENT_FUNDS'
            end as refusal
          from unnest(v_asked) s
            left join lateral (
              select a.currency from wallet_account a
                where a.player_id = "playerId" and a.id = "accountId" and a.kind <> 'escrow' limit 1
            ) chosen on true
            cross join lateral (
              select max(a.id) filter (where a.kind in ('main', 'currency') and a.currency = chosen.currency) as real_id,
                  max(a.balance_minor) filter (where a.kind in ('main', 'currency') and a.currency = chosen.currency)
                    as real_balance,
                  max(a.id) filter (where a.kind = 'bonus' and a.currency = chosen.currency) as bonus_id,
                  max(a.balance_minor) filter (where a.kind = 'bonus' and a.currency = chosen.currency) as bonus_balance,
                  max(a.id) filter (where a.kind = 'escrow' and a.currency = chosen.currency) as escrow_id,
                  bool_or(a.balance_minor < 0) as is_below_zero
                from wallet_account a where a.player_id = "playerId"
            ) own
            left join lateral (
              select b.* from wallet_bet b where b.player_id = "playerId" and b.bet_id = s."betId" limit 1
            ) bet on true
      ),
      taken as materialized (select * from judged where refusal is null and is_new),
      bets as (
        insert into wallet_bet (
            player_id, bet_id, account_id, real_account_id, escrow_account_id, currency, stake_minor, state, house)
          select "playerId", "betId", "accountId", real_id, escrow_id, currency, "stakeMinor", 'held', house from taken
      ),
      transfers as (
        insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
          select "playerId", 'bet:' || "betId" || ':hold', 'bet-hold', 'player', 'bet:' || "betId", '', "atMs",
              sha256(convert_to("accountId" || ':' || "stakeMinor", 'UTF8'))
            from taken
      ),
      parts as materialized (
        select "playerId", "betId", t.currency, line, a.id, amount, last_seq + 1 as seq, balance_minor + amount as balance,
            greatest(last_at_ms, "atMs") as at, stake_returned as returned
          from taken t
            cross join lateral (values
              (1::smallint, real_id, -real_minor), (2::smallint, bonus_id, real_minor - "stakeMinor"),
              (3::smallint, escrow_id, "stakeMinor")) part (line, id, amount)
            cross join lateral (
              select w.* from wallet_account w where w.player_id = "playerId" and w.id = part.id limit 1
            ) a
          where amount <> 0
      ),
      postings as (
        insert into wallet_posting (
            player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
          select "playerId", 'bet:' || "betId" || ':hold', line, id, currency, amount, seq, balance, at from parts
      ),
      accounts as (
        update wallet_account a set last_seq = seq, last_at_ms = at, balance_minor = balance
          from parts where a.player_id = "playerId" and a.id = parts.id
      ),
      funding as (
        insert into wallet_bet_funding (player_id, bet_id, position, account_id, amount_minor, stake_returned)
          select "playerId", "betId", line, id, -amount, returned from parts where amount < 0
      )
      select (select refusal from judged where refusal is not null limit 1), array(select "betId" from taken)
        into v_refusal, v_taken;
      if v_refusal is not null then perform refuse(v_refusal); end if;
      return v_taken;
    end $$`.execute(db);
}
