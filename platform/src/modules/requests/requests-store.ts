import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';
import type {
  PaymentRequestStatus,
  PaymentRequestView,
  QueuedRequestStatus,
} from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { RequestId } from './requests-parts.ts';

export interface PaymentRequest {
  readonly playerId: PlayerId;
  readonly requestId: RequestId;
  readonly topicId: number;
  readonly subTopicId: number | null;
  readonly paymentId: PaymentId | null;
  /** Of the page it was written on. */
  readonly language: string;
  readonly status: PaymentRequestStatus;
  readonly closedBy: PaymentRequestView['closedBy'];
  readonly createdAtMs: number;
  readonly changedAtMs: number;
}

interface RequestRow {
  readonly player_id: bigint;
  readonly request_id: bigint;
  readonly topic_id: number;
  readonly sub_topic_id: number | null;
  readonly payment_id: bigint | null;
  readonly language: string;
  readonly status: PaymentRequestStatus;
  readonly closed_by: PaymentRequestView['closedBy'];
  readonly created_at_ms: bigint;
  readonly changed_at_ms: bigint;
}

const toRequest = (row: RequestRow): PaymentRequest => ({
  playerId: row.player_id.toString() as PlayerId,
  requestId: row.request_id.toString() as RequestId,
  topicId: row.topic_id,
  subTopicId: row.sub_topic_id,
  paymentId: (row.payment_id?.toString() ?? null) as PaymentId | null,
  language: row.language,
  status: row.status,
  closedBy: row.closed_by,
  createdAtMs: Number(row.created_at_ms),
  changedAtMs: Number(row.changed_at_ms),
});

/** Lets one request of a player be made at a time, so that what is counted stays true until the commit. */
export async function lockPlayer(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${playerId}`}, 0))`.execute(tx);
}

export async function countOpen(tx: Tx, playerId: PlayerId, topicIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`
    select count(*) as open from requests_request
      where player_id = ${playerId} and status <> 'closed' and topic_id = any(${[...topicIds]}::int[])`.execute(
    tx,
  );
  return Number(rows[0]?.open ?? 0n);
}

/** How many requests a player has made since a moment. */
export async function countSince(tx: Tx, playerId: PlayerId, sinceMs: number): Promise<number> {
  const { rows } = await sql<{ made: bigint }>`
    select count(*) as made from requests_request
      where player_id = ${playerId} and created_at_ms > ${sinceMs}`.execute(tx);
  return Number(rows[0]?.made ?? 0n);
}

export async function insertRequest(tx: Tx, made: PaymentRequest): Promise<void> {
  await sql`
    insert into requests_request (
      player_id, request_id, topic_id, sub_topic_id, payment_id, language, status, created_at_ms, changed_at_ms)
    values (
      ${made.playerId}, ${made.requestId}, ${made.topicId}, ${made.subTopicId}, ${made.paymentId},
      ${made.language}, ${made.status}, ${made.createdAtMs}, ${made.changedAtMs})`.execute(tx);
}

/** The requests about some payments and a topic that are not closed, by payment. */
export async function openAbout(
  db: Database | Tx,
  playerId: PlayerId,
  topicId: number,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, RequestId>> {
  const { rows } = await sql<{ payment_id: bigint; request_id: bigint }>`
    select payment_id, request_id from requests_request
      where player_id = ${playerId} and payment_id is not null and payment_id = any(${[...paymentIds]}::bigint[])
        and topic_id = ${topicId}
        and status <> 'closed'`.execute(db);
  return new Map(
    rows.map((row) => [row.payment_id.toString(), row.request_id.toString() as RequestId] as const),
  );
}

/** A request of this player; undefined for another's. */
export async function findRequest(
  db: Database | Tx,
  playerId: PlayerId,
  requestId: RequestId,
): Promise<PaymentRequest | undefined> {
  const { rows } = await sql<RequestRow>`
    select * from requests_request
      where player_id = ${playerId} and request_id = ${requestId}`.execute(db);
  return rows[0] === undefined ? undefined : toRequest(rows[0]);
}

/** A request of whomever, for operators. */
export async function findAnyRequest(
  db: Database,
  requestId: RequestId,
): Promise<PaymentRequest | undefined> {
  const { rows } = await sql<RequestRow>`
    select * from requests_request where request_id = ${requestId}`.execute(db);
  return rows[0] === undefined ? undefined : toRequest(rows[0]);
}

/** Locks a request for a change. */
export async function lockRequest(
  tx: Tx,
  playerId: PlayerId,
  requestId: RequestId,
): Promise<PaymentRequest | undefined> {
  const { rows } = await sql<RequestRow>`
    select * from requests_request
      where player_id = ${playerId} and request_id = ${requestId} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toRequest(rows[0]);
}

export async function changeRequest(
  tx: Tx,
  { playerId, requestId }: PaymentRequest,
  to: Pick<PaymentRequest, 'status' | 'closedBy'>,
  atMs: number,
): Promise<void> {
  await sql`
    update requests_request set status = ${to.status}, closed_by = ${to.closedBy}, changed_at_ms = ${atMs}
      where player_id = ${playerId} and request_id = ${requestId}`.execute(tx);
}

/** A page of a player's requests about some topics, newest first, and how many there are. */
export async function listRequests(
  db: Database,
  playerId: PlayerId,
  page: { readonly topicIds: readonly number[]; readonly limit: number; readonly offset: number },
): Promise<{ readonly requests: readonly PaymentRequest[]; readonly total: number }> {
  const { rows } = await sql<RequestRow>`
    select * from requests_request
      where player_id = ${playerId} and topic_id = any(${[...page.topicIds]}::int[])
      order by request_id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: counted } = await sql<{ total: bigint }>`
    select count(*) as total from requests_request
      where player_id = ${playerId} and topic_id = any(${[...page.topicIds]}::int[])`.execute(db);
  return { requests: rows.map(toRequest), total: Number(counted[0]?.total ?? 0n) };
}

/** Requests of all players about some topics in a state; those nothing has happened to for longest come first. */
export async function requestsIn(
  db: Database,
  status: QueuedRequestStatus,
  topicIds: readonly number[],
  limit: number,
): Promise<readonly PaymentRequest[]> {
  const { rows } = await sql<RequestRow>`
    select * from requests_request
      where status = ${status} and topic_id = any(${[...topicIds]}::int[])
      order by changed_at_ms, request_id limit ${limit}`.execute(db);
  return rows.map(toRequest);
}

/** Closes what was answered and has heard nothing since a moment. Answers what it closed. */
export async function closeSilent(
  db: Database,
  silentSinceMs: number,
  atMs: number,
): Promise<readonly Pick<PaymentRequest, 'playerId' | 'requestId'>[]> {
  const { rows } = await sql<RequestRow>`
    update requests_request set status = 'closed', closed_by = 'time', changed_at_ms = ${atMs}
      where status in ('answered', 'waiting') and changed_at_ms <= ${silentSinceMs}
      returning *`.execute(db);
  return rows.map(toRequest);
}
