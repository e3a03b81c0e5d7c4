import { sql } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';
import type { InboxContent } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';

export type MessageId = Id<'inbox-message'>;

export interface StoredMessage {
  readonly messageId: MessageId;
  readonly group: string | null;
  readonly content: InboxContent;
  readonly atMs: number;
  readonly isRead: boolean;
}

export interface NewMessage extends Pick<StoredMessage, 'messageId' | 'group' | 'content' | 'atMs'> {
  readonly playerId: PlayerId;
  readonly cause: string;
}

/** Keeps messages; one whose cause has left one already is dropped. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const rows = messages.map(({ group, ...message }) => ({ ...message, group_key: group }));
  await sql`
    ${PREPARED} insert into inbox_message (player_id, message_id, cause, group_key, content, at_ms)
      select "playerId", "messageId", cause, group_key, content, "atMs"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as message(
          "playerId" bigint, "messageId" bigint, cause text, group_key text, content jsonb, "atMs" bigint)
      on conflict (player_id, cause) do nothing`.execute(tx);
}

/** A player's messages older than one, newest first. */
export async function messagesBefore(
  db: Database,
  playerId: PlayerId,
  { before, limit }: { readonly before: MessageId | undefined; readonly limit: number },
): Promise<readonly StoredMessage[]> {
  const older = before === undefined ? sql`` : sql`and message_id < ${before}::bigint`;
  const { rows } = await sql<{
    message_id: bigint;
    group_key: string | null;
    content: InboxContent;
    at_ms: bigint;
    read_at_ms: bigint | null;
  }>`
    select message_id, group_key, content, at_ms, read_at_ms from inbox_message
      where player_id = ${playerId}::bigint ${older}
      order by message_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    messageId: row.message_id.toString() as MessageId,
    group: row.group_key,
    content: row.content,
    atMs: Number(row.at_ms),
    isRead: row.read_at_ms !== null,
  }));
}

/** How many messages a player has not read, bets of one minute as one; it counts no further than `max`. */
export async function countUnread(db: Database | Tx, playerId: PlayerId, max: number): Promise<number> {
  const { rows } = await sql<{ unread: bigint }>`
    select count(*) as unread from (
      select distinct coalesce(group_key, message_id::text) from inbox_message
        where player_id = ${playerId}::bigint and read_at_ms is null limit ${max}
    ) as messages`.execute(db);
  return Number(rows[0]?.unread ?? 0n);
}

/** Marks a message read, with those it stands together with. False for one that is not the player's. */
export async function markRead(
  db: Database,
  playerId: PlayerId,
  messageId: MessageId,
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql<{ group_key: string | null }>`
    select group_key from inbox_message
      where player_id = ${playerId}::bigint and message_id = ${messageId}::bigint`.execute(db);
  if (rows[0] === undefined) return false;
  await sql`
    update inbox_message set read_at_ms = ${atMs}
      where player_id = ${playerId}::bigint and read_at_ms is null
        and (message_id = ${messageId}::bigint or group_key = ${rows[0].group_key})`.execute(db);
  return true;
}

/** Marks everything up to a message read. */
export async function markAllRead(
  db: Database,
  playerId: PlayerId,
  throughId: MessageId,
  atMs: number,
): Promise<void> {
  await sql`
    update inbox_message set read_at_ms = ${atMs}
      where player_id = ${playerId}::bigint and read_at_ms is null and message_id <= ${throughId}::bigint`.execute(
    db,
  );
}

/** Erases what is older than a moment. */
export async function eraseBefore(db: Database, atMs: number): Promise<void> {
  await sql`delete from inbox_message where at_ms < ${atMs}`.execute(db);
}
