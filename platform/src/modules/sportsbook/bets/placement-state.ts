import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { TicketReview } from '../placement/ticket.ts';

export interface PlacementState {
  readonly id: string;
  readonly status: 'held' | 'accepted' | 'rejected';
  readonly code: string | null;
  readonly details: unknown;
  readonly receivedAtMs: number;
  readonly decidesAtMs: number;
  /** Of the body its key belongs to; null in one of before it was kept. */
  readonly bodyHash: string | null;
  /** What would have been taken without a look, while operators look at it. */
  readonly review?: TicketReview;
}

/** What became of the placement with a key. */
export async function readPlacement(
  db: Database,
  playerId: PlayerId,
  key: string,
): Promise<PlacementState | undefined> {
  const { rows } = await sql<{
    id: bigint;
    status: PlacementState['status'];
    code: string | null;
    details: unknown;
    received_at_ms: bigint;
    decides_at_ms: bigint;
    body_hash: string | null;
    automatic_minor: bigint | null;
  }>`
    select id, status, code, details, received_at_ms, decides_at_ms, body_hash,
        (ticket #>> '{review,automaticMinor}')::bigint as automatic_minor
      from sportsbook_placement
    where player_id = ${playerId}::bigint and key = ${key}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    id: row.id.toString(),
    status: row.status,
    code: row.code,
    details: row.details,
    receivedAtMs: Number(row.received_at_ms),
    decidesAtMs: Number(row.decides_at_ms),
    bodyHash: row.body_hash,
    ...(row.automatic_minor !== null && { review: { automaticMinor: row.automatic_minor } }),
  };
}
