import type { PlayerId } from '@paddock/contract';
import type { PointsKind, PointsLine } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Accounts of the house: what it gave, what went by time, what rewards took in, corrections, gifts of promotions. */
export type PointsHouse = 'earned' | 'expired' | 'rewards' | 'adjustments' | 'promotions';

export interface PointsTransfer {
  readonly playerId: PlayerId;
  /** Unique for the player for ever, named by its cause: `earned:games:7`. */
  readonly id: string;
  readonly kind: PointsKind;
  readonly house: PointsHouse;
  readonly actor: 'player' | 'system' | `operator:${string}`;
  readonly cause: string;
  readonly reason: string;
  readonly product?: string;
  /** Above zero for points that come to the player. */
  readonly points: bigint;
  readonly atMs: number;
  /** When points that came go; undefined for never. */
  readonly expiresAtMs?: number | undefined;
}

export interface PointsAccount {
  readonly balance: bigint;
  readonly lastSeq: bigint;
  readonly nextExpiryMs: number | undefined;
}

/** Holds a player's points until the transaction ends, and opens their account where there is none. */
export async function lockPoints(tx: Tx, playerId: PlayerId): Promise<PointsAccount> {
  await sql`
    insert into loyalty_account (player_id) values (${playerId}::bigint) on conflict do nothing`.execute(tx);
  const { rows } = await sql<AccountRow>`
    select balance, last_seq, next_expiry_ms from loyalty_account
      where player_id = ${playerId}::bigint for update`.execute(tx);
  return toAccount(rows[0]);
}

interface AccountRow {
  readonly balance: bigint;
  readonly last_seq: bigint;
  readonly next_expiry_ms: bigint | null;
}

function toAccount(row: AccountRow | undefined): PointsAccount {
  if (row === undefined) return { balance: 0n, lastSeq: 0n, nextExpiryMs: undefined };
  const { balance, last_seq: lastSeq, next_expiry_ms: expiryMs } = row;
  return { balance, lastSeq, nextExpiryMs: expiryMs === null ? undefined : Number(expiryMs) };
}

export async function pointsAccount(db: Database | Tx, playerId: PlayerId): Promise<PointsAccount> {
  const { rows } = await sql<AccountRow>`
    select balance, last_seq, next_expiry_ms from loyalty_account where player_id = ${playerId}::bigint`.execute(
    db,
  );
  return toAccount(rows[0]);
}

/** What an earlier transfer of this id moved. */
export async function pointsOf(tx: Tx, playerId: PlayerId, id: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ points: bigint }>`
    select points from loyalty_posting
      where player_id = ${playerId}::bigint and transfer_id = ${id} and line = 1`.execute(tx);
  return rows[0]?.points;
}

/** Writes a transfer onto the account that its transaction holds. */
export async function insertTransfer(
  tx: Tx,
  { balance, lastSeq }: Pick<PointsAccount, 'balance' | 'lastSeq'>,
  transfer: PointsTransfer,
): Promise<void> {
  const { playerId, id, points, expiresAtMs = null, product = null } = transfer;
  await sql`
    with account as (
      update loyalty_account set balance = ${balance + points}::bigint, last_seq = ${lastSeq + 1n}::bigint,
          last_at_ms = greatest(last_at_ms, ${transfer.atMs}::bigint),
          next_expiry_ms = least(next_expiry_ms, ${expiresAtMs}::bigint)
        where player_id = ${playerId}::bigint returning last_at_ms as at_ms
    ),
    transfer as (
      insert into loyalty_transfer (player_id, id, kind, actor, cause, reason, product, at_ms)
        select ${playerId}::bigint, ${id}, ${transfer.kind}, ${transfer.actor}, ${transfer.cause}, ${transfer.reason},
            ${product}::text, at_ms from account
    )
    insert into loyalty_posting (
        player_id, transfer_id, line, house, points, seq, balance_after, expires_at_ms, at_ms)
      select ${playerId}::bigint, ${id}, 1, null, ${points}::bigint, ${lastSeq + 1n}::bigint, ${balance + points}::bigint,
          ${expiresAtMs}::bigint, at_ms from account
      union all
      select ${playerId}::bigint, ${id}, 2, ${transfer.house}, ${-points}::bigint, null, null, null, at_ms
        from account`.execute(tx);
}

/**
 * What has come to its end of a player's points at a moment: those that go first are spent first, so all that ended by then
 * less all that ever left. Negative or zero where nothing has.
 */
export async function overdueAt(db: Database | Tx, playerId: PlayerId, atMs: number): Promise<bigint> {
  const { rows } = await sql<{ overdue: bigint }>`
    select coalesce(sum(case when points < 0 then points when expires_at_ms <= ${atMs}::bigint then points end), 0)::bigint
        as overdue
      from loyalty_posting where player_id = ${playerId}::bigint and seq is not null`.execute(db);
  return rows[0]?.overdue ?? 0n;
}

/** The first end of points after a moment. */
export async function firstExpiryAfter(
  db: Database | Tx,
  playerId: PlayerId,
  atMs: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ expires_at_ms: bigint }>`
    select expires_at_ms from loyalty_posting
      where player_id = ${playerId}::bigint and expires_at_ms > ${atMs}::bigint and expires_at_ms is not null
      order by expires_at_ms limit 1`.execute(db);
  return rows[0] === undefined ? undefined : Number(rows[0].expires_at_ms);
}

export async function setNextExpiry(tx: Tx, playerId: PlayerId, atMs: number | undefined): Promise<void> {
  await sql`
    update loyalty_account set next_expiry_ms = ${atMs ?? null}::bigint where player_id = ${playerId}::bigint`.execute(
    tx,
  );
}

/** Players some of whose points end by a moment. */
export async function expiringBy(db: Database, atMs: number, limit: number): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from loyalty_account where next_expiry_ms <= ${atMs}::bigint
      order by next_expiry_ms limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

interface LineRow {
  readonly seq: bigint;
  readonly kind: PointsKind;
  readonly points: bigint;
  readonly balance_after: bigint;
  readonly product: string | null;
  readonly at_ms: bigint;
  readonly expires_at_ms: bigint | null;
}

/** A player's lines, the newest first. @param before the number of the line to go on before */
export async function pointsLines(
  db: Database,
  playerId: PlayerId,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly PointsLine[]> {
  const { rows } = await sql<LineRow>`
    select p.seq, t.kind, p.points, p.balance_after, t.product, p.at_ms, p.expires_at_ms
      from loyalty_posting p join loyalty_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
      where p.player_id = ${playerId}::bigint and p.seq is not null and p.balance_after is not null
        and p.seq < coalesce(${before ?? null}::bigint, 9223372036854775807)
      order by p.seq desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    seq: Number(row.seq),
    kind: row.kind,
    points: Number(row.points),
    balance: Number(row.balance_after),
    product: row.product,
    atMs: Number(row.at_ms),
    expiresAtMs: row.expires_at_ms === null ? null : Number(row.expires_at_ms),
  }));
}
