import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { PersonKeyKind } from './person-keys.ts';

/** Two accounts that look like one person's. */
export interface Likeness {
  readonly newerId: PlayerId;
  readonly olderId: PlayerId;
}

export type ReviewStatus = 'open' | 'joined' | 'dismissed';

export interface Review extends Likeness {
  readonly id: string;
  /** What the two have in common. */
  readonly kinds: readonly PersonKeyKind[];
  readonly status: ReviewStatus;
  readonly raisedAtMs: number;
  readonly decidedAtMs: number | null;
  /** `system`, or the operator who decided. */
  readonly decidedBy: string | null;
}

interface ReviewRow {
  readonly id: bigint;
  readonly newer_id: bigint;
  readonly older_id: bigint;
  readonly kinds: PersonKeyKind[];
  readonly status: ReviewStatus;
  readonly raised_at_ms: bigint;
  readonly decided_at_ms: bigint | null;
  readonly decided_by: string | null;
}

const toReview = (row: ReviewRow): Review => ({
  id: row.id.toString(),
  newerId: row.newer_id.toString() as PlayerId,
  olderId: row.older_id.toString() as PlayerId,
  kinds: row.kinds,
  status: row.status,
  raisedAtMs: Number(row.raised_at_ms),
  decidedAtMs: row.decided_at_ms === null ? null : Number(row.decided_at_ms),
  decidedBy: row.decided_by,
});

/**
 * Turns around what is written of two accounts, where the one that was taken for the newer is the older. Two accounts have
 * one review, which faces one way. True where there was something to turn.
 */
export async function turnReview(tx: Tx, { newerId, olderId }: Likeness): Promise<boolean> {
  const { rows } = await sql`
    update identity_review set newer_id = ${newerId}::bigint, older_id = ${olderId}::bigint
      where newer_id = ${olderId}::bigint and older_id = ${newerId}::bigint returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * Puts two accounts before an operator. One that was decided stays decided, unless the two have more in common than was
 * known then; one that waits has waited since it was raised.
 */
export async function raiseReview(
  tx: Tx,
  { newerId, olderId }: Likeness,
  raised: { readonly id: string; readonly kinds: readonly PersonKeyKind[]; readonly nowMs: number },
): Promise<void> {
  const kinds = raised.kinds.toSorted();
  await sql`
    insert into identity_review as r (id, newer_id, older_id, kinds, status, raised_at_ms)
      values (${raised.id}::bigint, ${newerId}::bigint, ${olderId}::bigint, ${kinds}::text[], 'open', ${raised.nowMs})
      on conflict (newer_id, older_id) do update set kinds = excluded.kinds, status = 'open',
          raised_at_ms = case r.status when 'open' then r.raised_at_ms else excluded.raised_at_ms end,
          decided_at_ms = null, decided_by = null
        where not r.kinds @> excluded.kinds and r.status <> 'joined'`.execute(tx);
}

/** Writes down how two accounts stand to each other, whether an operator was asked or not. */
export async function decideReview(
  tx: Tx,
  { newerId, olderId }: Likeness,
  decided: {
    readonly id: string;
    readonly kinds: readonly PersonKeyKind[];
    readonly status: 'joined' | 'dismissed';
    readonly by: string;
    readonly nowMs: number;
  },
): Promise<void> {
  await sql`
    insert into identity_review as r (
        id, newer_id, older_id, kinds, status, raised_at_ms, decided_at_ms, decided_by)
      values (${decided.id}::bigint, ${newerId}::bigint, ${olderId}::bigint, ${decided.kinds.toSorted()}::text[],
        ${decided.status}, ${decided.nowMs}, ${decided.nowMs}, ${decided.by})
      on conflict (newer_id, older_id) do update set status = excluded.status,
        kinds = array(select distinct unnest(r.kinds || excluded.kinds) order by 1),
        decided_at_ms = excluded.decided_at_ms, decided_by = excluded.decided_by`.execute(tx);
}

/** What was asked about accounts that are one person's now is answered. */
export async function closeReviewsAmong(
  tx: Tx,
  players: readonly PlayerId[],
  { by, nowMs }: { readonly by: string; readonly nowMs: number },
): Promise<void> {
  const ids = [...players];
  await sql`
    update identity_review set status = 'joined', decided_at_ms = ${nowMs}, decided_by = ${by}
      where status = 'open' and newer_id = any(${ids}::bigint[]) and older_id = any(${ids}::bigint[])`.execute(
    tx,
  );
}

/** How two accounts were decided; undefined where nobody looked. */
export async function statusOf(tx: Tx, { newerId, olderId }: Likeness): Promise<ReviewStatus | undefined> {
  const { rows } = await sql<{ status: ReviewStatus }>`
    select status from identity_review
      where newer_id = ${newerId}::bigint and older_id = ${olderId}::bigint`.execute(tx);
  return rows[0]?.status;
}

export async function lockReview(tx: Tx, id: string): Promise<Review | undefined> {
  const { rows } = await sql<ReviewRow>`
    select * from identity_review where id = ${id}::bigint for update`.execute(tx);
  return rows[0] === undefined ? undefined : toReview(rows[0]);
}

/** Reviews of a state, those that waited longest first; of one account where it is named. */
export async function listReviews(
  db: Database,
  wanted: { readonly status: ReviewStatus; readonly playerId?: PlayerId | undefined; readonly limit: number },
): Promise<readonly Review[]> {
  const player = wanted.playerId ?? null;
  const { rows } = await sql<ReviewRow>`
    select * from identity_review where status = ${wanted.status}
        and (${player}::bigint is null or ${player}::bigint in (newer_id, older_id))
      order by raised_at_ms, id limit ${wanted.limit}`.execute(db);
  return rows.map(toReview);
}
