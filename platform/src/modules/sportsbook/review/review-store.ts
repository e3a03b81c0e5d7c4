import type { AmountMinor, OddsMilli, PlayerId } from '@paddock/contract';
import type { ReviewState } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { storedTicket, ticketOf, type PlacementRow, type Ticket } from '../placement/ticket.ts';

/** What is offered in place of a bet that was asked for. */
export interface Offer {
  readonly stakeMinor: AmountMinor;
  /** Of each leg in its order: the price that is offered for it, and what everybody is offered. */
  readonly legs: readonly { readonly oddsMilli: OddsMilli; readonly bookMilli: OddsMilli }[];
}

/** A placement under review, or one that was. */
export interface ReviewRecord {
  readonly ticket: Ticket;
  readonly state: ReviewState;
  readonly version: number;
  readonly offer: Offer | undefined;
  readonly operator: string | null;
  readonly code: string | null;
  /** Null while it goes on. */
  readonly endedAtMs: number | null;
}

interface ReviewRow extends PlacementRow {
  readonly state: Exclude<ReviewState, 'waiting'> | null;
  readonly version: number | null;
  readonly offer: unknown;
  readonly operator_name: string | null;
  readonly code: string | null;
  readonly ended_at_ms: bigint | null;
}

/** All that waits, what ends first at the head. */
export async function readOpenReviews(db: Database | Tx): Promise<readonly ReviewRecord[]> {
  const { rows } = await sql<ReviewRow>`
    select p.player_id, p.id, p.key, p.ticket, p.received_at_ms, p.decides_at_ms, r.state, r.version, r.offer,
        r.operator_name, r.code, r.ended_at_ms
      from sportsbook_placement p
        left join sportsbook_review r on r.player_id = p.player_id and r.placement_id = p.id
      where p.status = 'held' and p.ticket -> 'review' is not null order by p.decides_at_ms, p.id`.execute(
    db,
  );
  return rows.map(recordOf);
}

/** Those of a player that go on, and that ended since then; newest first. */
export async function readReviewsOf(
  db: Database,
  playerId: PlayerId,
  sinceMs: number,
): Promise<readonly ReviewRecord[]> {
  const { rows } = await sql<ReviewRow>`
    select p.player_id, p.id, p.key, p.ticket, p.received_at_ms, p.decides_at_ms, r.state, r.version, r.offer,
        r.operator_name, r.code, r.ended_at_ms
      from sportsbook_placement p
        left join sportsbook_review r on r.player_id = p.player_id and r.placement_id = p.id
      where p.player_id = ${playerId}::bigint and p.status = 'held' and p.ticket -> 'review' is not null
    union all
    select p.player_id, p.id, p.key, p.ticket, p.received_at_ms, p.decides_at_ms, r.state, r.version, r.offer,
        r.operator_name, r.code, r.ended_at_ms
      from sportsbook_review r
        join sportsbook_placement p on p.player_id = r.player_id and p.id = r.placement_id
      where r.player_id = ${playerId}::bigint and r.ended_at_ms > ${sinceMs}
      order by received_at_ms desc, id desc limit 50`.execute(db);
  return rows.map(recordOf);
}

/** The review of a placement, held until the transaction ends; undefined when nobody looks at it any more. */
export async function lockReview(
  tx: Tx,
  { playerId, id }: Pick<Ticket, 'playerId' | 'id'>,
): Promise<ReviewRecord | undefined> {
  const { rows: held } = await sql<{ id: bigint }>`
    select id from sportsbook_placement
      where player_id = ${playerId}::bigint and id = ${id}::bigint and status = 'held'
        and ticket -> 'review' is not null for update`.execute(tx);
  if (held.length === 0) return undefined;
  const { rows } = await sql<ReviewRow>`
    select p.player_id, p.id, p.key, p.ticket, p.received_at_ms, p.decides_at_ms, r.state, r.version, r.offer,
        r.operator_name, r.code, r.ended_at_ms
      from sportsbook_placement p
        left join sportsbook_review r on r.player_id = p.player_id and r.placement_id = p.id
      where p.player_id = ${playerId}::bigint and p.id = ${id}::bigint`.execute(tx);
  return rows.map(recordOf)[0];
}

/** Writes what was answered last. */
export async function keepReview(
  tx: Tx,
  { ticket, state, version, offer, operator, code, endedAtMs }: ReviewRecord,
  atMs: number,
): Promise<void> {
  const written =
    offer === undefined ? null : JSON.stringify({ ...offer, stakeMinor: offer.stakeMinor.toString() });
  await sql`
    insert into sportsbook_review
      (player_id, placement_id, state, version, offer, operator_name, code, at_ms, ended_at_ms)
    values (${ticket.playerId}, ${ticket.id}, ${state}, ${version}, ${written}::jsonb, ${operator}, ${code}, ${atMs},
      ${endedAtMs})
    on conflict (player_id, placement_id) do update set state = excluded.state, version = excluded.version,
      offer = excluded.offer, operator_name = excluded.operator_name, code = excluded.code, at_ms = excluded.at_ms,
      ended_at_ms = excluded.ended_at_ms`.execute(tx);
}

/** Writes how a placement that waits goes on, and until when. */
export async function moveHeld(tx: Tx, ticket: Ticket): Promise<void> {
  await sql`
    update sportsbook_placement set ticket = ${JSON.stringify(storedTicket(ticket))}::jsonb,
        decides_at_ms = ${ticket.decidesAtMs}
      where player_id = ${ticket.playerId}::bigint and id = ${ticket.id}::bigint and status = 'held'`.execute(
    tx,
  );
}

function recordOf(row: ReviewRow): ReviewRecord {
  const offer = row.offer as (Omit<Offer, 'stakeMinor'> & { readonly stakeMinor: string }) | null;
  return {
    ticket: ticketOf(row),
    state: row.state ?? 'waiting',
    version: row.version ?? 0,
    offer: offer === null ? undefined : { ...offer, stakeMinor: BigInt(offer.stakeMinor) },
    operator: row.operator_name,
    code: row.code,
    endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
  };
}
