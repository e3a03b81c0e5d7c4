import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { TermsFile } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

export interface TermsVersion {
  readonly version: number;
  readonly content: TermsFile;
  readonly publishedAtMs: number;
  readonly publishedBy: string;
}

/** The version in force: the one with the highest number. */
export async function newestVersion(db: Database | Tx): Promise<TermsVersion | undefined> {
  const { rows } = await sql<{
    version: number;
    content: TermsFile;
    published_at_ms: bigint;
    published_by: string;
  }>`
    select version, content, published_at_ms, published_by from terms_version
      order by version desc limit 1`.execute(db);
  const row = rows[0];
  return row === undefined
    ? undefined
    : {
        version: row.version,
        content: row.content,
        publishedAtMs: Number(row.published_at_ms),
        publishedBy: row.published_by,
      };
}

/** False when there is such a version already. */
export async function insertVersion(db: Database | Tx, terms: TermsVersion): Promise<boolean> {
  const { rows } = await sql`
    insert into terms_version (version, content, published_at_ms, published_by)
    values (${terms.version}, ${JSON.stringify(terms.content)}, ${terms.publishedAtMs}, ${terms.publishedBy})
    on conflict do nothing returning version`.execute(db);
  return rows.length === 1;
}

export async function hasAccepted(db: Database, playerId: PlayerId, version: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from terms_acceptance where player_id = ${playerId} and version = ${version}`.execute(db);
  return rows.length > 0;
}

/** Keeps a consent; the first one to a version is the one that counts. */
export async function insertAcceptance(
  db: Database | Tx,
  consent: {
    readonly playerId: PlayerId;
    readonly version: number;
    readonly atMs: number;
    readonly addressHash: string | null;
  },
): Promise<void> {
  await sql`
    insert into terms_acceptance (player_id, version, accepted_at_ms, address_hash)
    values (${consent.playerId}, ${consent.version}, ${consent.atMs}, ${consent.addressHash})
    on conflict do nothing`.execute(db);
}
