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
