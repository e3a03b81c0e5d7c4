import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/** Written money is never changed or taken away: corrections are further transfers. */
export async function forbidRewriting(db: Database): Promise<void> {
  await sql`
    create function wallet_refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'wallet: % is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of ['wallet_transfer', 'wallet_posting', 'wallet_bet_funding', 'wallet_house_account']) {
    await sql`
      create trigger append_only before update or delete on ${sql.table(table)}
        for each row execute function wallet_refuse_rewriting()`.execute(db);
  }
  for (const table of ['wallet_account', 'wallet_bet']) {
    await sql`
      create trigger never_deleted before delete on ${sql.table(table)}
        for each row execute function wallet_refuse_rewriting()`.execute(db);
  }
  for (const table of ['wallet_transfer', 'wallet_posting', 'wallet_account', 'wallet_bet_funding']) {
    await sql`
      create trigger never_truncated before truncate on ${sql.table(table)}
        for each statement execute function wallet_refuse_rewriting()`.execute(db);
  }
}

/**
 * Checks at commit, whoever wrote the rows (rules §3): a transfer's postings sum to zero in each currency, a posting
 * continues its account's chain, and an account row equals its last posting.
 */
export async function checkAtCommit(db: Database): Promise<void> {
  await sql`
    create function wallet_check_posting() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_fault text;
    begin
      select case
        when exists (
          select from wallet_posting where player_id = new.player_id and transfer_id = new.transfer_id
            group by currency having sum(amount_minor) <> 0
        ) then 'does not sum to zero'
        when new.seq is null then case when not exists (
          select from wallet_house_account where id = new.account_id and currency = new.currency
        ) then 'is on no house account' end
        when new.balance_after_minor - new.amount_minor is distinct from case when new.seq = 1 then 0 else (
          select balance_after_minor from wallet_posting
            where player_id = new.player_id and account_id = new.account_id and seq = new.seq - 1
        ) end then 'breaks the chain'
        when not exists (
          select from wallet_account
            where player_id = new.player_id and id = new.account_id
              and currency = new.currency and last_seq >= new.seq
        ) then 'is not in its account row'
      end into v_fault;
      if v_fault is not null then
        raise exception 'wallet: line % of transfer % %', new.line, new.transfer_id, v_fault
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger posting_holds after insert on wallet_posting
      deferrable initially deferred for each row execute function wallet_check_posting()`.execute(db);
  await sql`
    create function wallet_check_account() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      perform 1 from wallet_account a
        left join wallet_posting p
          on p.player_id = a.player_id and p.account_id = a.id and p.seq = a.last_seq
        where a.player_id = new.player_id and a.id = new.id
          and a.balance_minor = coalesce(p.balance_after_minor, 0)
          and (p.seq is not null or a.last_seq = 0);
      if not found then
        raise exception 'wallet: account % is not equal to its last posting', new.id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger account_holds after insert or update of balance_minor, last_seq on wallet_account
      deferrable initially deferred for each row execute function wallet_check_account()`.execute(db);
}

/**
 * The same check of an account in two looks by key. As one join it found the last posting among all of the account's as
 * soon as a session had planned it while the table was small, which no index setting forbids.
 */
export async function checkAccountByKey(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_check_account() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_balance bigint;
      v_seq bigint;
      v_after bigint;
    begin
      select balance_minor, last_seq into v_balance, v_seq from wallet_account
        where player_id = new.player_id and id = new.id;
      select balance_after_minor into v_after from wallet_posting
        where player_id = new.player_id and account_id = new.id and seq = v_seq;
      if v_balance is distinct from coalesce(v_after, 0) or (v_after is null and v_seq <> 0) then
        raise exception 'wallet: account % is not equal to its last posting', new.id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
}

/**
 * The same checks, those of postings for a whole statement at once, which many bets share: a check of its own costs a posting
 * more than its row. A posting comes in the transaction of its transfer (not in a savepoint within it), whose sum is
 * looked at once at commit, and an account row is its last posting whatever `last_seq` says.
 */
export async function checkTogether(db: Database): Promise<void> {
  await sql`drop trigger posting_holds on wallet_posting`.execute(db);
  await sql`drop function wallet_check_posting()`.execute(db);
  await checkPostings(db);
  await checkTransfers(db);
  await checkLastPosting(db);
}

/** Each look is a scalar by its whole key: `exists` could become a list of everything there is. */
async function checkPostings(db: Database): Promise<void> {
  await sql`
    create function wallet_check_postings() returns trigger
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_fault text;
    begin
      select format('line %s of transfer %s %s', line, transfer_id, fault) into v_fault
        from written w cross join lateral (
          select case
            when (
              select true from wallet_transfer t
                where t.player_id = w.player_id and t.id = w.transfer_id and t.xmin = pg_current_xact_id()::xid limit 1
            ) is null then 'is added to a transfer of the past'
            when w.seq is null then case when (
              select true from wallet_house_account h where h.id = w.account_id and h.currency = w.currency limit 1
            ) is null then 'is on no house account' end
            when w.balance_after_minor - w.amount_minor is distinct from case when w.seq = 1 then 0 else (
              select p.balance_after_minor from wallet_posting p
                where p.player_id = w.player_id and p.account_id = w.account_id and p.seq = w.seq - 1 limit 1
            ) end then 'breaks the chain'
            when (
              select true from wallet_account a
                where a.player_id = w.player_id and a.id = w.account_id and a.currency = w.currency
                  and a.last_seq >= w.seq limit 1
            ) is null then 'is not in its account row'
          end as fault
        ) looked
        where fault is not null limit 1;
      if v_fault is not null then
        raise exception 'wallet: %', v_fault using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger postings_hold after insert on wallet_posting referencing new table as written
      for each statement execute function wallet_check_postings()`.execute(db);
}

async function checkTransfers(db: Database): Promise<void> {
  await sql`
    create function wallet_check_transfer() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_sum numeric;
      v_currencies boolean;
    begin
      select sum(amount_minor), min(currency) <> max(currency) into v_sum, v_currencies from wallet_posting
        where player_id = new.player_id and transfer_id = new.id;
      if v_currencies then
        select sum(amount_minor) into v_sum from wallet_posting
          where player_id = new.player_id and transfer_id = new.id group by currency
          order by sum(amount_minor) <> 0 desc limit 1;
      end if;
      if v_sum is distinct from 0 then
        raise exception 'wallet: transfer % does not sum to zero', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger transfer_holds after insert on wallet_transfer
      deferrable initially deferred for each row execute function wallet_check_transfer()`.execute(db);
}

async function checkLastPosting(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_check_account() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_balance bigint;
      v_seq bigint;
      v_last bigint;
      v_after bigint;
    begin
      select balance_minor, last_seq into v_balance, v_seq from wallet_account
        where player_id = new.player_id and id = new.id;
      select seq, balance_after_minor into v_last, v_after from wallet_posting
        where player_id = new.player_id and account_id = new.id and seq is not null order by seq desc limit 1;
      if v_balance is distinct from coalesce(v_after, 0) or v_seq is distinct from coalesce(v_last, 0) then
        raise exception 'wallet: account % is not equal to its last posting', new.id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
}

/**
 * That a posting has a transfer is seen by `wallet_check_postings`, which asks for more, that the same transaction wrote it;
 * and no transfer is ever deleted. The foreign key looked for it once more at each posting, and locked its row.
 */
export async function lookOnceForTransfers(db: Database): Promise<void> {
  await sql`
    alter table wallet_posting drop constraint wallet_posting_player_id_transfer_id_fkey`.execute(db);
}
