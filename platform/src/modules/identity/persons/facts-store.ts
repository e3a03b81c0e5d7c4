import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { PersonKey, PersonKeyKind } from './person-keys.ts';
import type { SharedStatement } from './seniority.ts';

/** Most look-alikes one account is compared with; proved facts come first, so nobody hides behind many claims. */
const MOST_ALIKE = 50;

/** What an account says and proves of its person, as the other tables of identity have it now. */
export interface StatedFacts {
  readonly name: string | undefined;
  readonly surname: string | undefined;
  readonly birthDate: string | undefined;
  readonly email: string | undefined;
  readonly isEmailProved: boolean;
  readonly phone: string | undefined;
  readonly isPhoneProved: boolean;
}

interface StatedRow {
  readonly name: string | null;
  readonly surname: string | null;
  readonly birth_date: string | null;
  readonly email: string | null;
  readonly email_proved: boolean;
  readonly phone: string | null;
  readonly phone_proved: boolean;
}

/** Locks the account's row of its person and answers what stands there; undefined for an unknown player. */
export async function lockStated(tx: Tx, playerId: PlayerId): Promise<StatedFacts | undefined> {
  const { rows } = await sql<StatedRow>`
    select p.name, p.surname, to_char(p.birth_date, 'YYYY-MM-DD') as birth_date, nullif(p.email, '') as email,
        exists (
          select 1 from identity_login l join identity_confirmed_email c using (player_id)
            where player_id = pl.player_id and l.kind = 'email' and l.login_key = c.email_key
        ) as email_proved,
        p.phone,
        exists (
          select 1 from identity_login l
            where l.player_id = pl.player_id and l.kind = 'phone' and l.login_key = p.phone
        ) as phone_proved
      from identity_player pl join identity_person p using (person_id)
      where pl.player_id = ${playerId}::bigint for update of p`.execute(tx);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    name: row.name ?? undefined,
    surname: row.surname ?? undefined,
    birthDate: row.birth_date ?? undefined,
    email: row.email ?? undefined,
    isEmailProved: row.email_proved,
    phone: row.phone ?? undefined,
    isPhoneProved: row.phone_proved,
  };
}

export interface NotedFact extends PersonKey {
  readonly isProved: boolean;
}

/**
 * Notes what an account says now. Of a kind that is given, what was only said before is forgotten; what was proved stays,
 * whatever the account says later.
 */
export async function noteFacts(
  tx: Tx,
  playerId: PlayerId,
  { kinds, facts }: { readonly kinds: readonly PersonKeyKind[]; readonly facts: readonly NotedFact[] },
  nowMs: number,
): Promise<void> {
  await sql`
    delete from identity_fact where player_id = ${playerId}::bigint and kind = any(${[...kinds]}::text[])
      and proved_at_ms is null and not key_hash = any(${facts.map(({ hash }) => hash)}::text[])`.execute(tx);
  for (const { kind, hash, isProved } of facts) {
    await sql`
      insert into identity_fact as f (player_id, kind, key_hash, told_at_ms, proved_at_ms)
        values (${playerId}::bigint, ${kind}, ${hash}, ${nowMs}, ${isProved ? nowMs : null}::bigint)
        on conflict (player_id, kind, key_hash)
          do update set proved_at_ms = coalesce(f.proved_at_ms, excluded.proved_at_ms)`.execute(tx);
  }
  await sql`
    update identity_person set recognised_at_ms = ${nowMs}
      where person_id = (select person_id from identity_player where player_id = ${playerId}::bigint)`.execute(
    tx,
  );
}

/** Notes what a player paid with, and whose the provider says it is. */
export async function noteInstrument(
  tx: Tx,
  playerId: PlayerId,
  { hash, holder }: { readonly hash: string; readonly holder: string | undefined },
  nowMs: number,
): Promise<void> {
  await sql`
    insert into identity_fact (player_id, kind, key_hash, told_at_ms, holder_hash)
      values (${playerId}::bigint, 'instrument', ${hash}, ${nowMs}, ${holder ?? null})
      on conflict (player_id, kind, key_hash) do update set holder_hash = excluded.holder_hash`.execute(tx);
}

/** Instruments whose holder has the account's own name are proved to be the person's. */
export async function proveInstruments(
  tx: Tx,
  playerId: PlayerId,
  holder: string,
  nowMs: number,
): Promise<void> {
  await sql`
    update identity_fact set proved_at_ms = ${nowMs}
      where player_id = ${playerId}::bigint and kind = 'instrument' and holder_hash = ${holder}
        and proved_at_ms is null`.execute(tx);
}

/** A document that was taken back proves nothing any more. */
export async function unproveDocuments(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`
    update identity_fact set proved_at_ms = null
      where player_id = ${playerId}::bigint and kind = 'document'`.execute(tx);
}

/** A fact as it is kept. */
export interface KnownFact extends NotedFact {
  /** When the account stated it first. */
  readonly toldAtMs: number;
}

/** All an account is recognised by, proved or only said. */
export async function factsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly KnownFact[]> {
  const { rows } = await sql<{
    kind: PersonKeyKind;
    key_hash: string;
    is_proved: boolean;
    told_at_ms: bigint;
  }>`
    select kind, key_hash, proved_at_ms is not null as is_proved, told_at_ms from identity_fact
      where player_id = ${playerId}::bigint order by kind, key_hash`.execute(db);
  return rows.map((row) => ({
    ...{ kind: row.kind, hash: row.key_hash, isProved: row.is_proved },
    toldAtMs: Number(row.told_at_ms),
  }));
}

/** Whoever notes one of these waits until the transaction ends: of two accounts at once the second sees the first. */
export async function lockKeys(tx: Tx, keys: readonly PersonKey[]): Promise<void> {
  const texts = keys.map(({ kind, hash }) => `${kind} ${hash}`).toSorted();
  for (const text of texts) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`.execute(tx);
  }
}

interface AlikeRow {
  readonly player_id: bigint;
  readonly shared: readonly SharedStatement[];
}

/** Accounts that share something with this one, what, and since when each states it. */
export async function alikeTo(
  tx: Tx,
  playerId: PlayerId,
): Promise<ReadonlyMap<PlayerId, readonly SharedStatement[]>> {
  const { rows } = await sql<AlikeRow>`
    select theirs.player_id, json_agg(json_build_object(
        'kind', mine.kind, 'isProved', mine.proved_at_ms is not null and theirs.proved_at_ms is not null,
        'mineAtMs', mine.told_at_ms, 'theirsAtMs', theirs.told_at_ms)) as shared
      from identity_fact mine join identity_fact theirs
        on theirs.kind = mine.kind and theirs.key_hash = mine.key_hash and theirs.player_id <> mine.player_id
      where mine.player_id = ${playerId}::bigint
      group by theirs.player_id
      order by max((mine.proved_at_ms is not null and theirs.proved_at_ms is not null)::int) desc, count(*) desc,
        theirs.player_id
      limit ${MOST_ALIKE}`.execute(tx);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.shared]));
}

/** Accounts whose facts were never noted, those of before they were. */
export async function unrecognised(db: Database, limit: number): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from identity_person join identity_player using (person_id)
      where recognised_at_ms is null order by register_no limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}
