import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * The ledger's tables. Player-owned ones carry `player_id` first in their key, so that a distributed database can
 * spread them by player; transfers between house accounts belong to player 0.
 */
export async function createLedgerTables(db: Database): Promise<void> {
  await sql`
    create table wallet_account (
      player_id bigint not null check (player_id > 0),
      id bigint not null,
      kind text not null check (kind in ('main', 'currency', 'bonus', 'escrow')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      balance_minor bigint not null default 0,
      last_seq bigint not null default 0 check (last_seq >= 0),
      last_at_ms bigint not null,
      is_active boolean not null default false,
      stake_returned boolean not null default true,
      primary key (player_id, id),
      unique (player_id, kind, currency),
      check (kind <> 'escrow' or (balance_minor >= 0 and not is_active)),
      check (last_seq > 0 or balance_minor = 0)
    )`.execute(db);
  await sql`create unique index wallet_account_main on wallet_account (player_id) where kind = 'main'`.execute(
    db,
  );
  await sql`create unique index wallet_account_active on wallet_account (player_id) where is_active`.execute(
    db,
  );
  // Identity numbers stay far below the time-ordered ids of player accounts, so the two never meet.
  await sql`
    create table wallet_house_account (
      id bigint generated always as identity primary key,
      code text not null check (code ~ '^[a-z-]+(:[a-z0-9-]+)?$'),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      unique (code, currency)
    )`.execute(db);
  await sql`
    create table wallet_transfer (
      player_id bigint not null,
      id text not null check (length(id) between 1 and 120),
      kind text not null,
      actor text not null check (actor ~ '^(player|system|(operator|provider):[a-z0-9-]+)$'),
      cause text not null,
      reason text not null,
      rate_id text,
      at_ms bigint not null,
      fingerprint bytea not null,
      primary key (player_id, id)
    )`.execute(db);
  await sql`
    create table wallet_posting (
      player_id bigint not null,
      transfer_id text not null,
      line smallint not null check (line > 0),
      account_id bigint not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor <> 0),
      seq bigint check (seq > 0),
      balance_after_minor bigint,
      at_ms bigint not null,
      primary key (player_id, transfer_id, line),
      foreign key (player_id, transfer_id) references wallet_transfer,
      check ((seq is null) = (balance_after_minor is null))
    )`.execute(db);
  await sql`
    create unique index wallet_posting_statement on wallet_posting (player_id, account_id, seq)
      where seq is not null`.execute(db);
}

/** A bet as the wallet knows it: what it holds, what it has paid, and where its stake came from. */
export async function createBetTables(db: Database): Promise<void> {
  await sql`
    create table wallet_bet (
      player_id bigint not null,
      bet_id bigint not null,
      account_id bigint not null,
      real_account_id bigint not null,
      escrow_account_id bigint not null,
      currency text not null,
      stake_minor bigint not null check (stake_minor > 0),
      state text not null check (state in ('held', 'released', 'settled')),
      revision int not null default 0 check (revision >= 0),
      target_minor bigint not null default 0 check (target_minor >= 0),
      primary key (player_id, bet_id),
      check (state = 'settled' or (revision = 0 and target_minor = 0))
    )`.execute(db);
  await sql`
    create table wallet_bet_funding (
      player_id bigint not null,
      bet_id bigint not null,
      position smallint not null,
      account_id bigint not null,
      amount_minor bigint not null check (amount_minor > 0),
      stake_returned boolean not null,
      primary key (player_id, bet_id, position),
      foreign key (player_id, bet_id) references wallet_bet
    )`.execute(db);
}
