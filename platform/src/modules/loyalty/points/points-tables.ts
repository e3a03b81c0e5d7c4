import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * The ledger of points: double entry in whole points, a unit of their own (rules §3). A transfer has two lines, the player's
 * and one of a house account, which has no balance. It is no part of the wallet, and nothing of it is in a currency.
 */
export async function createPointsLedger(db: Database): Promise<void> {
  await sql`
    create table loyalty_account (
      player_id bigint primary key,
      balance bigint not null default 0,
      last_seq bigint not null default 0,
      last_at_ms bigint not null default 0,
      next_expiry_ms bigint
    )`.execute(db);
  await sql`
    create index loyalty_account_expiring on loyalty_account (next_expiry_ms)
      where next_expiry_ms is not null`.execute(db);
  await sql`
    create table loyalty_transfer (
      player_id bigint not null,
      id text not null check (length(id) between 1 and 120),
      kind text not null check (kind in ('earned', 'taken-back', 'expired', 'spent', 'returned', 'adjusted')),
      actor text not null check (actor ~ '^(player|system|operator:[a-z0-9-]+)$'),
      cause text not null,
      reason text not null,
      product text,
      at_ms bigint not null,
      primary key (player_id, id)
    )`.execute(db);
  await sql`
    create table loyalty_posting (
      player_id bigint not null,
      transfer_id text not null,
      line smallint not null check (line in (1, 2)),
      house text check (house in ('earned', 'expired', 'rewards', 'adjustments')),
      points bigint not null check (points <> 0),
      seq bigint check (seq > 0),
      balance_after bigint,
      expires_at_ms bigint,
      at_ms bigint not null,
      primary key (player_id, transfer_id, line),
      foreign key (player_id, transfer_id) references loyalty_transfer,
      check ((line = 1) = (house is null)),
      check ((seq is null) = (house is not null) and (balance_after is null) = (seq is null)),
      check (expires_at_ms is null or (house is null and points > 0))
    )`.execute(db);
  await sql`
    create unique index loyalty_posting_of_account on loyalty_posting (player_id, seq) where seq is not null`.execute(
    db,
  );
  await sql`
    create index loyalty_posting_expiring on loyalty_posting (player_id, expires_at_ms)
      where expires_at_ms is not null`.execute(db);
}

/** What is written stays, and holds at commit, whoever wrote it. */
export async function guardPoints(db: Database): Promise<void> {
  await sql`
    create function loyalty_refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'loyalty: % is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of ['loyalty_transfer', 'loyalty_posting', 'loyalty_programme']) {
    await sql`
      create trigger append_only before update or delete on ${sql.table(table)}
        for each row execute function loyalty_refuse_rewriting()`.execute(db);
    await sql`
      create trigger never_truncated before truncate on ${sql.table(table)}
        for each statement execute function loyalty_refuse_rewriting()`.execute(db);
  }
  await sql`
    create trigger never_deleted before delete on loyalty_account
      for each row execute function loyalty_refuse_rewriting()`.execute(db);
  await sql`
    create function loyalty_check_transfer() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_lines int;
      v_sum bigint;
    begin
      select count(*), coalesce(sum(points), 0) into v_lines, v_sum from loyalty_posting
        where player_id = new.player_id and transfer_id = new.id;
      if v_lines <> 2 or v_sum <> 0 then
        raise exception 'loyalty: transfer % of % does not balance', new.id, new.player_id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger transfer_holds after insert on loyalty_transfer
      deferrable initially deferred for each row execute function loyalty_check_transfer()`.execute(db);
  await sql`
    create function loyalty_check_posting() returns trigger language plpgsql ${BY_INDEX} as $$
    begin
      if (select t.xmin from loyalty_transfer t where t.player_id = new.player_id and t.id = new.transfer_id)
          is distinct from pg_current_xact_id()::xid then
        raise exception 'loyalty: a line is added to transfer % of the past', new.transfer_id
          using errcode = 'check_violation';
      end if;
      if new.seq is not null and new.balance_after - new.points is distinct from (case when new.seq = 1 then 0 else (
          select balance_after from loyalty_posting where player_id = new.player_id and seq = new.seq - 1) end) then
        raise exception 'loyalty: line % of % breaks the chain', new.seq, new.player_id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger posting_holds after insert on loyalty_posting
      deferrable initially deferred for each row execute function loyalty_check_posting()`.execute(db);
  await sql`
    create function loyalty_check_account() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_balance bigint;
      v_seq bigint;
      v_after bigint;
    begin
      select balance, last_seq into v_balance, v_seq from loyalty_account where player_id = new.player_id;
      select balance_after into v_after from loyalty_posting where player_id = new.player_id and seq = v_seq;
      if v_balance is distinct from coalesce(v_after, 0) or (v_after is null and v_seq <> 0) then
        raise exception 'loyalty: the account of % is not equal to its last line', new.player_id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger account_holds after insert or update of balance, last_seq on loyalty_account
      deferrable initially deferred for each row execute function loyalty_check_account()`.execute(db);
}
