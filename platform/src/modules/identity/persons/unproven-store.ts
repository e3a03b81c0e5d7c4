import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { outproves } from './seniority.ts';

/** A newer account and an older one it looks like and has not outproved. */
interface Held {
  readonly newerId: PlayerId;
  readonly olderId: PlayerId;
  /** The newer one proved a document: it says whose it is, which frees it of what the older one does from then on. */
  readonly hasDocument: boolean;
}

interface HeldRow {
  readonly newer_id: bigint;
  readonly older_id: bigint;
  readonly raised_at_ms: bigint;
  readonly newer_proved: bigint | null;
  readonly older_proved: bigint | null;
  readonly has_document: boolean;
}

const msOf = (ms: bigint | null): number | undefined => (ms === null ? undefined : Number(ms));

async function held(
  db: Database | Tx,
  side: 'newer_id' | 'older_id',
  players: readonly PlayerId[],
): Promise<readonly Held[]> {
  const { rows } = await sql<HeldRow>`
    select r.newer_id, r.older_id, r.raised_at_ms,
        (select min(proved_at_ms) from identity_fact where player_id = r.newer_id) as newer_proved,
        (select min(case when kind = 'instrument' then told_at_ms else proved_at_ms end)
          from identity_fact where player_id = r.older_id) as older_proved,
        exists (
          select 1 from identity_fact
            where player_id = r.newer_id and kind = 'document' and proved_at_ms is not null) as has_document
      from identity_review r
      where r.status = 'open' and ${sql.ref(side)} = any(${[...players]}::bigint[])
      order by r.newer_id, r.older_id`.execute(db);
  return rows
    .filter(
      (row) =>
        !outproves({
          alikeSinceMs: Number(row.raised_at_ms),
          newerProvedAtMs: msOf(row.newer_proved),
          olderProvedAtMs: msOf(row.older_proved),
        }),
    )
    .map((row) => ({
      newerId: row.newer_id.toString() as PlayerId,
      olderId: row.older_id.toString() as PlayerId,
      hasDocument: row.has_document,
    }));
}

/** The older accounts this one looks like and has not outproved, whether a document frees it or not. */
export async function holdersOf(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]> {
  return (await held(db, 'newer_id', [playerId])).map(({ olderId }) => olderId);
}

/** Accounts an unproven account looks like, the older ones; none for an account that has proved who it is. */
export async function olderAlike(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]> {
  const pairs = await held(db, 'newer_id', [playerId]);
  return pairs.filter(({ hasDocument }) => !hasDocument).map(({ olderId }) => olderId);
}

/**
 * True for an account that looks like an older one's person and has not proved who it is: what would hold for the person
 * must not be had twice by it until an operator has looked.
 */
export async function isUnproven(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  return (await olderAlike(db, playerId)).length > 0;
}

/** Unproven accounts that look like one of these, all newer. */
export async function newerAlike(tx: Tx, players: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const pairs = await held(tx, 'older_id', players);
  return [...new Set(pairs.filter(({ hasDocument }) => !hasDocument).map(({ newerId }) => newerId))];
}
