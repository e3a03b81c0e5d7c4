import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { KnownFact } from './facts-store.ts';
import type { PersonKey } from './person-keys.ts';

/** An account as an exclusion remembers it: what it is recognised by, and whether anything stands behind what it says. */
export interface ExcludedAccount {
  readonly facts: readonly KnownFact[];
  /** It proved a fact, or money was paid into it. */
  readonly isVouched: boolean;
}

/** Keeps the keys of a person who excluded themselves; a longer exclusion that stands is kept. */
export async function insertExclusions(
  tx: Tx,
  { facts, isVouched }: ExcludedAccount,
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Promise<void> {
  // In one order everywhere, so that two exclusions of one person cannot wait for each other.
  for (const { kind, hash, isProved, toldAtMs } of facts) {
    await sql`
      insert into identity_exclusion as e (kind, key_hash, until_ms, created_at_ms, proved, stated_at_ms)
        values (${kind}, ${hash}, ${untilMs}, ${nowMs}, ${isProved},
          ${isVouched ? toldAtMs : null}::bigint)
        on conflict (kind, key_hash) do update set until_ms = greatest(e.until_ms, excluded.until_ms),
          proved = e.proved or excluded.proved,
          stated_at_ms = least(e.stated_at_ms, excluded.stated_at_ms)`.execute(tx);
  }
}

/**
 * Until when somebody with one of these keys is excluded; null when nobody is. An account that stands (`playerId`) proves
 * the key as it asks; it is met by one that had proved it, or stated it before and proved anything. A stranger who types
 * somebody's details shuts nobody out.
 */
export async function exclusionUntil(
  db: Database | Tx,
  keys: readonly PersonKey[],
  { nowMs, playerId }: { readonly nowMs: number; readonly playerId?: PlayerId | undefined },
): Promise<number | null> {
  if (keys.length === 0) return null;
  const pairs = sql.join(keys.map(({ kind, hash }) => sql`(${kind}, ${hash})`));
  const { rows } = await sql<{ until_ms: bigint | null }>`
    select max(until_ms) as until_ms from identity_exclusion e
      where (kind, key_hash) in (${pairs}) and until_ms > ${nowMs}
        and (${playerId ?? null}::bigint is null or proved or stated_at_ms <= coalesce(
          (select told_at_ms from identity_fact f
            where f.player_id = ${playerId ?? null}::bigint and f.kind = e.kind and f.key_hash = e.key_hash),
          ${nowMs}::bigint))`.execute(db);
  const until = rows[0]?.until_ms ?? null;
  return until === null ? null : Number(until);
}

/** Forgets exclusions that ended before then. */
export async function forgetExclusions(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from identity_exclusion where until_ms < ${beforeMs}`.execute(db);
}

/** The end of a break that stands on an account, 0 for none; and its place in the order of registrations. */
export async function standingOf(
  tx: Database | Tx,
  playerId: PlayerId,
): Promise<{ readonly restrictedUntilMs: number; readonly registerNo: bigint } | undefined> {
  const { rows } = await sql<{ restricted_until_ms: bigint | null; register_no: bigint }>`
    select restricted_until_ms, register_no from identity_player join identity_person using (person_id)
      where player_id = ${playerId}::bigint`.execute(tx);
  const row = rows[0];
  if (row === undefined) return undefined;
  return { restrictedUntilMs: Number(row.restricted_until_ms ?? 0), registerNo: row.register_no };
}

/** Ends what a break of another account left of a restriction: only the account's own stays, if it has one. */
export async function restrictOnly(tx: Tx, playerId: PlayerId, untilMs: number | null): Promise<void> {
  await sql`
    update identity_player set restricted_until_ms = ${untilMs}::bigint
      where player_id = ${playerId}::bigint`.execute(tx);
}
