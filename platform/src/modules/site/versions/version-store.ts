import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { SiteSaid } from '../brands/sites-of.ts';

/** What the site says of itself since a change, and who made it. */
export interface SiteVersion {
  /** 0 before the first change, when nothing is said. */
  readonly number: number;
  readonly keys: SiteSaid;
}

export interface MadeVersion extends SiteVersion {
  readonly atMs: number;
  readonly author: string;
  readonly reason: string;
}

interface VersionRow {
  readonly number: bigint;
  readonly at_ms: bigint;
  readonly author: string;
  readonly reason: string;
  /** Looked at before they were kept. */
  readonly keys: SiteSaid;
}

const NOTHING_SAID: SiteVersion = { number: 0, keys: {} };

/** How it stands, and the file that was taken over last. */
export interface SiteState {
  readonly version: number;
  readonly fileSha256: string | null;
}

export async function readState(db: Database | Tx): Promise<SiteState> {
  return stateIn(await sql<StateRow>`select version, file_sha256 from configuration_state`.execute(db));
}

/** The same, and nobody else changes the site until the transaction ends. */
export async function holdState(tx: Tx): Promise<SiteState> {
  return stateIn(
    await sql<StateRow>`select version, file_sha256 from configuration_state for update`.execute(tx),
  );
}

interface StateRow {
  readonly version: bigint;
  readonly file_sha256: string | null;
}

function stateIn({ rows: [row] }: { readonly rows: readonly StateRow[] }): SiteState {
  return { version: Number(row?.version ?? 0n), fileSha256: row?.file_sha256 ?? null };
}

/** One version; undefined where there is none of that number. */
export async function readVersion(db: Database | Tx, number: number): Promise<SiteVersion | undefined> {
  if (number === 0) return NOTHING_SAID;
  const { rows } = await sql<VersionRow>`
    select number, at_ms, author, reason, keys from configuration_version where number = ${number}`.execute(
    db,
  );
  return rows[0] && versionOf(rows[0]);
}

/** The newest first. @param before number of the first that is left out; all where nothing is said */
export async function readVersions(
  db: Database | Tx,
  { before, most }: { readonly before: number | undefined; readonly most: number },
): Promise<readonly MadeVersion[]> {
  const { rows } = await sql<VersionRow>`
    select number, at_ms, author, reason, keys from configuration_version
      where number < ${before ?? Number.MAX_SAFE_INTEGER} order by number desc limit ${most}`.execute(db);
  return rows.map(versionOf);
}

function versionOf({ number, at_ms, author, reason, keys }: VersionRow): MadeVersion {
  return { number: Number(number), atMs: Number(at_ms), author, reason, keys };
}

/** Keeps a version and lets it hold. The state must be held. */
export async function writeVersion(
  tx: Tx,
  { number, keys, atMs, author, reason }: MadeVersion,
): Promise<void> {
  await sql`
    insert into configuration_version (number, at_ms, author, reason, keys)
      values (${number}, ${atMs}, ${author}, ${reason}, ${JSON.stringify(keys)})`.execute(tx);
  await sql`update configuration_state set version = ${number}`.execute(tx);
}

export async function writeFileTaken(tx: Tx, sha256: string): Promise<void> {
  await sql`update configuration_state set file_sha256 = ${sha256}`.execute(tx);
}
