import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** A word of a dictionary in a language. */
export interface WordPlace {
  readonly namespace: string;
  readonly language: string;
  readonly key: string;
}

/** What a word says since a version; null is what the build says. */
export interface WordEdit extends WordPlace {
  readonly version: number;
  readonly word: string | null;
  readonly author: string;
  readonly reason: string;
  readonly atMs: number;
}

interface ChangeRow {
  readonly version: bigint;
  readonly namespace: string;
  readonly language: string;
  readonly key: string;
  readonly word: string | null;
  readonly author: string;
  readonly reason: string;
  readonly at_ms: bigint;
}

interface StateRow {
  readonly version: bigint;
}

interface FileRow {
  readonly body: string;
}

const editOf = ({ version, at_ms, ...rest }: ChangeRow): WordEdit => ({
  ...rest,
  version: Number(version),
  atMs: Number(at_ms),
});

export async function readWordVersion(db: Database): Promise<number> {
  const { rows } = await sql<StateRow>`select version from words_state`.execute(db);
  return Number(rows[0]?.version ?? 0n);
}

/** The same, and nobody else changes a word until the transaction ends. */
export async function holdWords(tx: Tx): Promise<number> {
  const { rows } = await sql<StateRow>`select version from words_state for update`.execute(tx);
  return Number(rows[0]?.version ?? 0n);
}

/** What is edited now: the last change of each word that did not go back to the build. */
export async function readEdits(db: Database | Tx): Promise<readonly WordEdit[]> {
  const { rows } = await sql<ChangeRow>`
    select version, namespace, language, key, word, author, reason, at_ms from (
      select distinct on (namespace, language, key) version, namespace, language, key, word, author, reason, at_ms
        from words_change order by namespace, language, key, version desc
    ) as last where word is not null order by namespace, language, key`.execute(db);
  return rows.map(editOf);
}

/** Every change, the newest first. */
export async function readChanges(
  db: Database,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<readonly WordEdit[]> {
  const { rows } = await sql<ChangeRow>`
    select version, namespace, language, key, word, author, reason, at_ms from words_change
      where version < ${before ?? Number.MAX_SAFE_INTEGER} order by version desc limit ${most}`.execute(db);
  return rows.map(editOf);
}

/** Changes of one word, the newest first. */
export async function readChangesOf(
  tx: Tx,
  { namespace, language, key }: WordPlace,
): Promise<readonly WordEdit[]> {
  const { rows } = await sql<ChangeRow>`
    select version, namespace, language, key, word, author, reason, at_ms from words_change
      where namespace = ${namespace} and language = ${language} and key = ${key}
      order by version desc`.execute(tx);
  return rows.map(editOf);
}

export async function readChangeAt(tx: Tx, version: number): Promise<WordEdit | undefined> {
  const { rows } = await sql<ChangeRow>`
    select version, namespace, language, key, word, author, reason, at_ms from words_change
      where version = ${version}`.execute(tx);
  return rows.map(editOf)[0];
}

/** Writes a change. The state must be held. */
export async function writeEdit(
  tx: Tx,
  { version, namespace, language, key, word, author, reason, atMs }: WordEdit,
): Promise<void> {
  await sql`
    insert into words_change (version, namespace, language, key, word, author, reason, at_ms)
      values (${version}, ${namespace}, ${language}, ${key}, ${word}, ${author}, ${reason}, ${atMs})`.execute(
    tx,
  );
  await sql`update words_state set version = ${version}`.execute(tx);
}

/** Keeps a published file; one that is there already is the same. */
export async function keepFile(
  db: Database,
  { digest, body, atMs }: { readonly digest: string; readonly body: string; readonly atMs: number },
): Promise<void> {
  await sql`
    insert into words_file (digest, body, at_ms) values (${digest}, ${body}, ${atMs})
      on conflict (digest) do nothing`.execute(db);
}

export async function readFile(db: Database, digest: string): Promise<string | undefined> {
  const { rows } = await sql<FileRow>`select body from words_file where digest = ${digest}`.execute(db);
  return rows[0]?.body;
}
