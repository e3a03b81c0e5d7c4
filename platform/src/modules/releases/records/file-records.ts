import { sql } from 'kysely';
import type { BuiltFile } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A file of the store. */
export interface FileRecord {
  readonly href: string;
  readonly integrity: string;
  /** As it is, uncompressed. */
  readonly bytes: number;
}

/** Integrity of those of the addresses that the store holds. */
export async function storedFiles(
  db: Database,
  hrefs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ href: string; integrity: string }>`
    select href, integrity from releases_file where href = any(${[...hrefs]})`.execute(db);
  return new Map(rows.map(({ href, integrity }) => [href, integrity]));
}

/** Those of the files that the store does not hold as they are described. */
export async function missingFiles(db: Database, files: readonly BuiltFile[]): Promise<readonly BuiltFile[]> {
  const stored = await storedFiles(
    db,
    files.map(({ href }) => href),
  );
  return files.filter(({ href, integrity }) => stored.get(href) !== integrity);
}

export async function saveFiles(db: Database, files: readonly FileRecord[], atMs: number): Promise<void> {
  if (files.length === 0) return;
  await sql`
    insert into releases_file (href, integrity, bytes, stored_at_ms)
    select href, integrity, bytes, ${atMs}
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f (href text, integrity text, bytes bigint)
    on conflict (href) do nothing`.execute(db);
}

/** Lists a file unless its address is taken. Waits for whoever is about to take it. */
export async function claimFile(
  tx: Tx,
  { href, integrity, bytes }: FileRecord,
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into releases_file (href, integrity, bytes, stored_at_ms)
    values (${href}, ${integrity}, ${bytes}, ${atMs})
    on conflict (href) do nothing returning href`.execute(tx);
  return rows.length === 1;
}
