import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * What statements are read by. Lines of bets are nearly all there are, so they pay for nothing here: the index and the
 * totals keep only the others. The group of a line is told by the id of its transfer, whose first word is its kind.
 */
export async function createStatementParts(db: Database): Promise<void> {
  await sql`
    create function wallet_line_group(p_transfer text) returns text language sql immutable parallel safe as $$
      select case split_part(p_transfer, ':', 1)
        when 'bet' then 'bets'
        when 'deposit' then 'deposits'
        when 'deposit-refund' then 'deposits'
        when 'chargeback' then 'deposits'
        when 'withdrawal-hold' then 'withdrawals'
        when 'withdrawal-release' then 'withdrawals'
        when 'withdrawal' then 'withdrawals'
        when 'withdrawal-late' then 'withdrawals'
        when 'withdrawal-return' then 'withdrawals'
        when 'conversion' then 'conversions'
        else 'corrections' end
    $$`.execute(db);
  await sql`
    create index wallet_posting_group on wallet_posting (player_id, account_id, wallet_line_group(transfer_id), seq)
      where seq is not null and transfer_id not like 'bet:%'`.execute(db);
  // The time of an account's lines never goes back, so their numbers are searched by halves.
  await sql`
    create function wallet_lines_before(p_player bigint, p_account bigint, p_last bigint, p_at bigint)
    returns bigint language plpgsql stable ${BY_INDEX} as $$
    declare
      v_low bigint := 0;
      v_high bigint := p_last;
      v_middle bigint;
      v_at bigint;
    begin
      while v_low < v_high loop
        v_middle := (v_low + v_high + 1) / 2;
        select at_ms into strict v_at from wallet_posting
          where player_id = p_player and account_id = p_account and seq = v_middle;
        if v_at < p_at then v_low := v_middle; else v_high := v_middle - 1; end if;
      end loop;
      return v_low;
    end $$`.execute(db);
}

/** `wallet_total`: what ever came in and went out of a player's currency, kept with each line that is of no bet. */
export async function createTotals(db: Database): Promise<void> {
  await sql`
    create table wallet_total (
      player_id bigint not null,
      currency text not null,
      deposited_minor bigint not null default 0,
      withdrawn_minor bigint not null default 0,
      exchanged_minor bigint not null default 0,
      corrected_minor bigint not null default 0,
      primary key (player_id, currency)
    )`.execute(db);
  await sql`
    create function wallet_count_line() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_group text := wallet_line_group(new.transfer_id);
    begin
      -- Held and given back are the player's own money, moved to and from escrow.
      if new.transfer_id like 'withdrawal-hold:%' or new.transfer_id like 'withdrawal-release:%' then return null; end if;
      insert into wallet_total as total (
          player_id, currency, deposited_minor, withdrawn_minor, exchanged_minor, corrected_minor)
        values (new.player_id, new.currency,
          case v_group when 'deposits' then new.amount_minor else 0 end,
          case v_group when 'withdrawals' then -new.amount_minor else 0 end,
          case v_group when 'conversions' then new.amount_minor else 0 end,
          case v_group when 'corrections' then new.amount_minor else 0 end)
        on conflict (player_id, currency) do update set
          deposited_minor = total.deposited_minor + excluded.deposited_minor,
          withdrawn_minor = total.withdrawn_minor + excluded.withdrawn_minor,
          exchanged_minor = total.exchanged_minor + excluded.exchanged_minor,
          corrected_minor = total.corrected_minor + excluded.corrected_minor;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger count_line after insert on wallet_posting for each row
      when (new.seq is not null and new.transfer_id not like 'bet:%')
      execute function wallet_count_line()`.execute(db);
  await sql`
    insert into wallet_total (
        player_id, currency, deposited_minor, withdrawn_minor, exchanged_minor, corrected_minor)
      select player_id, currency,
          coalesce(sum(amount_minor) filter (where line_group = 'deposits'), 0),
          coalesce(-sum(amount_minor) filter (where line_group = 'withdrawals'), 0),
          coalesce(sum(amount_minor) filter (where line_group = 'conversions'), 0),
          coalesce(sum(amount_minor) filter (where line_group = 'corrections'), 0)
        from (
          select player_id, currency, amount_minor, wallet_line_group(transfer_id) as line_group
            from wallet_posting where seq is not null and transfer_id not like 'bet:%'
        ) line group by player_id, currency`.execute(db);
}

/**
 * An account that was removed keeps its lines. Whatever is posted to it later, a payment on its way or a result that is
 * corrected, opens its currency again: no money is ever out of sight.
 */
export async function createClosing(db: Database): Promise<void> {
  await sql`alter table wallet_account add column closed_at_ms bigint`.execute(db);
  await sql`
    create function wallet_reopen() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      new.closed_at_ms := null;
      update wallet_account set closed_at_ms = null
        where player_id = new.player_id and currency = new.currency and id <> new.id and closed_at_ms is not null;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger reopen before update of balance_minor on wallet_account for each row
      when (old.closed_at_ms is not null and new.balance_minor <> old.balance_minor)
      execute function wallet_reopen()`.execute(db);
}

/**
 * What a transfer posts to a closed account opens its currency once the statement that posts is done: one that posts to
 * several of its accounts has rows left to change, and a trigger that changes them before is an error (27000).
 */
export async function reopenAfterPosting(db: Database): Promise<void> {
  await sql`drop trigger reopen on wallet_account`.execute(db);
  await sql`
    create or replace function wallet_reopen() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      update wallet_account set closed_at_ms = null
        where player_id = new.player_id and currency = new.currency and closed_at_ms is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger reopen after update of balance_minor on wallet_account for each row
      when (old.closed_at_ms is not null and new.balance_minor <> old.balance_minor)
      execute function wallet_reopen()`.execute(db);
}
