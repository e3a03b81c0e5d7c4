import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { PersonKey } from './person-keys.ts';

/** Keeps the keys of a person who excluded themselves; a longer exclusion that stands is kept. */
export async function insertExclusions(
  tx: Tx,
  keys: readonly PersonKey[],
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Promise<void> {
  // In one order everywhere, so that two exclusions of one person cannot wait for each other.
  for (const { kind, hash } of keys) {
    await sql`
      insert into identity_exclusion as e (kind, key_hash, until_ms, created_at_ms)
        values (${kind}, ${hash}, ${untilMs}, ${nowMs})
        on conflict (kind, key_hash) do update set until_ms = greatest(e.until_ms, excluded.until_ms)`.execute(
      tx,
    );
  }
}

/** Until when somebody with one of these keys is excluded; null when nobody is. */
export async function exclusionUntil(
  db: Database | Tx,
  keys: readonly PersonKey[],
  nowMs: number,
): Promise<number | null> {
  if (keys.length === 0) return null;
  const pairs = sql.join(keys.map(({ kind, hash }) => sql`(${kind}, ${hash})`));
  const { rows } = await sql<{ until_ms: bigint | null }>`
    select max(until_ms) as until_ms from identity_exclusion
      where (kind, key_hash) in (${pairs}) and until_ms > ${nowMs}`.execute(db);
  const until = rows[0]?.until_ms ?? null;
  return until === null ? null : Number(until);
}

/** Forgets exclusions that ended before then. */
export async function forgetExclusions(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from identity_exclusion where until_ms < ${beforeMs}`.execute(db);
}

interface PersonRow {
  readonly email: string | null;
  readonly phone: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly birth_date: string | null;
  readonly document_hash: string | null;
  readonly restricted_until_ms: bigint | null;
}

export interface KnownPerson {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly name: string | undefined;
  readonly surname: string | undefined;
  readonly birthDate: string | undefined;
  readonly documentHash: string | undefined;
  readonly restrictedUntilMs: number;
}

/** The person behind a player; undefined when there is no such player. */
export async function findPerson(db: Database | Tx, playerId: PlayerId): Promise<KnownPerson | undefined> {
  const { rows } = await sql<PersonRow>`
    select email, phone, name, surname, to_char(birth_date, 'YYYY-MM-DD') as birth_date, document_hash,
      restricted_until_ms
      from identity_player join identity_person using (person_id) where player_id = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    name: row.name ?? undefined,
    surname: row.surname ?? undefined,
    birthDate: row.birth_date ?? undefined,
    documentHash: row.document_hash ?? undefined,
    restrictedUntilMs: Number(row.restricted_until_ms ?? 0),
  };
}

/** Other players of the same person: the same name and birth date, or the same document. */
export async function playersOfSamePerson(tx: Tx, playerId: PlayerId): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select other_player.player_id
      from identity_player me_player join identity_person me using (person_id),
        identity_person other join identity_player other_player using (person_id)
      where me_player.player_id = ${playerId} and other_player.player_id <> ${playerId}
        and ((other.birth_date = me.birth_date and other.name_key = me.name_key)
          or other.document_hash = me.document_hash)
      order by other_player.player_id`.execute(tx);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Writes what became known; what is not given stays. */
export async function updatePerson(
  tx: Tx,
  playerId: PlayerId,
  known: {
    readonly name?: string | undefined;
    readonly surname?: string | undefined;
    readonly nameKey?: string | undefined;
    readonly birthDate?: string | undefined;
    readonly phone?: string | undefined;
    readonly documentHash?: string | undefined;
  },
): Promise<void> {
  await sql`
    update identity_person set
        name = coalesce(${known.name ?? null}, name),
        surname = coalesce(${known.surname ?? null}, surname),
        name_key = coalesce(${known.nameKey ?? null}, name_key),
        birth_date = coalesce(${known.birthDate ?? null}::date, birth_date),
        phone = coalesce(${known.phone ?? null}, phone),
        document_hash = coalesce(${known.documentHash ?? null}, document_hash)
      where person_id = (select person_id from identity_player where player_id = ${playerId})`.execute(tx);
}
