import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_post`: a whole transfer in one round trip. Refusals are answered as a row with their error code before
 * anything is written, so that the caller's transaction stays usable; broken invariants raise.
 * Posting n is (p_accounts[n] or p_houses[n] in p_currencies[n], p_amounts[n]).
 */
export async function createPostFunction(db: Database): Promise<void> {
  await sql`
    create function wallet_house(p_code text, p_currency text) returns bigint language plpgsql ${BY_INDEX} as $$
    declare
      v_id bigint;
    begin
      select id into v_id from wallet_house_account where code = p_code and currency = p_currency;
      if found then return v_id; end if;
      insert into wallet_house_account (code, currency) values (p_code, p_currency) on conflict do nothing;
      select id into strict v_id from wallet_house_account where code = p_code and currency = p_currency;
      return v_id;
    end $$`.execute(db);
  await sql`
    create function wallet_refusal(p_player bigint, p_actor text, p_accounts bigint[], p_amounts bigint[])
    returns text language plpgsql ${BY_INDEX} as $$
    declare
      v_unknown boolean;
      v_debit boolean;
      v_short boolean;
    begin
      select bool_or(a.id is null),
             bool_or(a.kind <> 'escrow' and moved.total < 0),
             bool_or(a.kind <> 'escrow' and moved.total < 0 and a.balance_minor + moved.total < 0)
        into v_unknown, v_debit, v_short
        from (
          select id, sum(amount) as total from unnest(p_accounts, p_amounts) as part (id, amount)
            where id is not null group by id
        ) moved
        left join wallet_account a on a.player_id = p_player and a.id = moved.id;
      if v_unknown then return 'ACCOUNT_UNKNOWN'; end if;
      if p_actor <> 'player' or not v_debit then return null; end if;
      perform 1 from wallet_account where player_id = p_player and balance_minor < 0;
      if found then return 'BALANCE_NEGATIVE'; end if;
      if v_short then return 'INSUFFICIENT_FUNDS'; end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function wallet_post(
      p_player bigint, p_id text, p_kind text, p_actor text, p_cause text, p_reason text, p_rate text, p_at bigint,
      p_accounts bigint[], p_houses text[], p_currencies text[], p_amounts bigint[]
    ) returns table (
      out_refusal text, out_replayed boolean, out_account bigint, out_seq bigint, out_amount bigint, out_balance bigint
    ) language plpgsql ${BY_INDEX} as $$
    declare
      v_fingerprint bytea := sha256(convert_to(jsonb_build_array(
        p_kind, p_actor, p_cause, p_reason, p_rate, p_accounts, p_houses, p_currencies, p_amounts)::text, 'UTF8'));
      v_known bytea;
      v_currency text;
      v_at bigint;
    begin
      if p_player = 0 then
        perform pg_advisory_xact_lock(hashtextextended('wallet:' || p_id, 0));
      else
        perform 1 from wallet_account where player_id = p_player order by id for update;
      end if;

      select fingerprint into v_known from wallet_transfer where player_id = p_player and id = p_id;
      if found and v_known = v_fingerprint then
        return query select null::text, true, account_id, seq, amount_minor, balance_after_minor
          from wallet_posting where player_id = p_player and transfer_id = p_id and seq is not null order by line;
        return;
      end if;
      out_replayed := false;
      out_refusal := case when v_known is not null then 'IDEMPOTENCY_MISMATCH'
        else wallet_refusal(p_player, p_actor, p_accounts, p_amounts) end;
      if out_refusal is not null then return next; return; end if;

      insert into wallet_transfer (player_id, id, kind, actor, cause, reason, rate_id, at_ms, fingerprint)
        values (p_player, p_id, p_kind, p_actor, p_cause, p_reason, p_rate, p_at, v_fingerprint);
      for n in 1 .. cardinality(p_amounts) loop
        if p_accounts[n] is null then
          insert into wallet_posting (player_id, transfer_id, line, account_id, currency, amount_minor, at_ms)
            values (p_player, p_id, n, wallet_house(p_houses[n], p_currencies[n]), p_currencies[n],
              p_amounts[n], p_at);
          continue;
        end if;
        out_account := p_accounts[n];
        out_amount := p_amounts[n];
        update wallet_account
          set balance_minor = balance_minor + out_amount, last_seq = last_seq + 1,
              last_at_ms = greatest(last_at_ms, p_at)
          where player_id = p_player and id = out_account
          returning currency, last_seq, balance_minor, last_at_ms into strict v_currency, out_seq, out_balance, v_at;
        insert into wallet_posting (
            player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
          values (p_player, p_id, n, out_account, v_currency, out_amount, out_seq, out_balance, v_at);
        return next;
      end loop;
    end $$`.execute(db);
}

/**
 * `wallet_post` writes with one statement, as `wallet_take_stakes` does: the checks of postings look once at all of them,
 * where each line was a statement with checks of its own (measured: a transfer of four lines took half as long again). Two
 * lines of one account follow one another in their order.
 */
export async function postAtOnce(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_post(
      p_player bigint, p_id text, p_kind text, p_actor text, p_cause text, p_reason text, p_rate text, p_at bigint,
      p_accounts bigint[], p_houses text[], p_currencies text[], p_amounts bigint[]
    ) returns table (
      out_refusal text, out_replayed boolean, out_account bigint, out_seq bigint, out_amount bigint, out_balance bigint
    ) language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_fingerprint bytea := sha256(convert_to(jsonb_build_array(
        p_kind, p_actor, p_cause, p_reason, p_rate, p_accounts, p_houses, p_currencies, p_amounts)::text, 'UTF8'));
      v_known bytea;
    begin
      if p_player = 0 then
        perform pg_advisory_xact_lock(hashtextextended('wallet:' || p_id, 0));
      else
        perform 1 from wallet_account where player_id = p_player order by id for update;
      end if;

      select fingerprint into v_known from wallet_transfer where player_id = p_player and id = p_id;
      if found and v_known = v_fingerprint then
        return query select null::text, true, account_id, seq, amount_minor, balance_after_minor
          from wallet_posting where player_id = p_player and transfer_id = p_id and seq is not null order by line;
        return;
      end if;
      out_refusal := case when v_known is not null then 'IDEMPOTENCY_MISMATCH'
        else wallet_refusal(p_player, p_actor, p_accounts, p_amounts) end;
      if out_refusal is not null then
        out_replayed := false;
        return next;
        return;
      end if;

      return query with asked as materialized (
        select n::smallint as line, account, house, currency, amount
          from unnest(p_accounts, p_houses, p_currencies, p_amounts)
            with ordinality as part (account, house, currency, amount, n)
      ),
      own as materialized (
        select line, a.id, a.currency, amount, a.last_seq + row_number() over lines as seq,
            a.balance_minor + (sum(amount) over lines)::bigint as balance, greatest(a.last_at_ms, p_at) as at
          from asked cross join lateral (
            select w.* from wallet_account w where w.player_id = p_player and w.id = asked.account limit 1
          ) a
          window lines as (partition by a.id order by line rows unbounded preceding)
      ),
      transfer as (
        insert into wallet_transfer (player_id, id, kind, actor, cause, reason, rate_id, at_ms, fingerprint)
          values (p_player, p_id, p_kind, p_actor, p_cause, p_reason, p_rate, p_at, v_fingerprint)
      ),
      postings as (
        insert into wallet_posting (
            player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
          select p_player, p_id, line, id, currency, amount, seq, balance, at from own
          union all
          select p_player, p_id, line, wallet_house(house, currency), currency, amount, null, null, p_at
            from asked where account is null
      ),
      accounts as (
        update wallet_account a set last_seq = seq, last_at_ms = at, balance_minor = balance
          from (select distinct on (id) * from own order by id, line desc) last
          where a.player_id = p_player and a.id = last.id
      )
      select null::text, false, id, seq, amount, balance from own order by line;
    end $$`.execute(db);
}
