import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { NotedFact } from './facts-store.ts';
import type { PersonKey } from './person-keys.ts';

/** An account as an exclusion remembers it: what it is recognised by, and which of two is the newer. */
export interface ExcludedAccount {
  readonly facts: readonly NotedFact[];
  readonly registerNo: bigint;
}

/** Keeps the keys of a person who excluded themselves; a longer exclusion that stands is kept. */
export async function insertExclusions(
  tx: Tx,
  { facts, registerNo }: ExcludedAccount,
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Promise<void> {
  // In one order everywhere, so that two exclusions of one person cannot wait for each other.
  for (const { kind, hash, isProved } of facts) {
    await sql`
      insert into identity_exclusion as e (kind, key_hash, until_ms, created_at_ms, proved, register_no)
        values (${kind}, ${hash}, ${untilMs}, ${nowMs}, ${isProved}, ${registerNo})
        on conflict (kind, key_hash) do update set until_ms = greatest(e.until_ms, excluded.until_ms),
          proved = e.proved or excluded.proved, register_no = least(e.register_no, excluded.register_no)`.execute(
      tx,
    );
  }
}

/**
 * Until when somebody with one of these keys is excluded; null when nobody is. An account that stands (`registerNo`) is
 * not met by what a newer one only said of itself: a stranger who types somebody's details shuts nobody out.
 */
export async function exclusionUntil(
  db: Database | Tx,
  keys: readonly PersonKey[],
  { nowMs, registerNo }: { readonly nowMs: number; readonly registerNo?: bigint | undefined },
): Promise<number | null> {
  if (keys.length === 0) return null;
  const pairs = sql.join(keys.map(({ kind, hash }) => sql`(${kind}, ${hash})`));
  const { rows } = await sql<{ until_ms: bigint | null }>`
    select max(until_ms) as until_ms from identity_exclusion
      where (kind, key_hash) in (${pairs}) and until_ms > ${nowMs}
        and (${registerNo ?? null}::bigint is null or proved or register_no < ${registerNo ?? null}::bigint)`.execute(
    db,
  );
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
