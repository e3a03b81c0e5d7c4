import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PaymentRequest } from './requests-store.ts';

export type SentBy = 'player' | `operator:${string}`;

/** One thing said in a request. */
export interface SaidMessage {
  readonly by: SentBy;
  readonly text: string;
  readonly atMs: number;
}

type RequestKey = Pick<PaymentRequest, 'playerId' | 'requestId'>;

/** Adds a message to a request that is locked, or being made. Answers its place in the thread, from 1. */
export async function insertMessage(
  tx: Tx,
  { playerId, requestId }: RequestKey,
  { by, text, atMs }: SaidMessage,
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into requests_message (player_id, request_id, seq, sent_by, text, at_ms)
    select ${playerId}, ${requestId}, count(*) + 1, ${by}, ${text}, ${atMs}
      from requests_message where player_id = ${playerId} and request_id = ${requestId}
    returning seq`.execute(tx);
  return rows[0]?.seq ?? 0;
}

/** Everything said in a request, oldest first. */
export async function messagesOf(
  db: Database | Tx,
  { playerId, requestId }: RequestKey,
): Promise<readonly SaidMessage[]> {
  const { rows } = await sql<{ sent_by: SentBy; text: string; at_ms: bigint }>`
    select sent_by, text, at_ms from requests_message
      where player_id = ${playerId} and request_id = ${requestId} order by seq`.execute(db);
  return rows.map((row) => ({ by: row.sent_by, text: row.text, atMs: Number(row.at_ms) }));
}

/** How much the player has written since an operator wrote last. */
export async function countUnanswered(tx: Tx, { playerId, requestId }: RequestKey): Promise<number> {
  const { rows } = await sql<{ unanswered: bigint }>`
    select count(*) as unanswered from requests_message
      where player_id = ${playerId} and request_id = ${requestId} and seq > coalesce((
        select max(seq) from requests_message
          where player_id = ${playerId} and request_id = ${requestId} and sent_by <> 'player'), 0)`.execute(
    tx,
  );
  return Number(rows[0]?.unanswered ?? 0n);
}
