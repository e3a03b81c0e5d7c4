import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { ContentFolder } from './content-files.ts';

/** Lets one node at a time take files over, until the transaction ends. */
export async function holdFiles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content files', 0))`.execute(tx);
}

interface TakenRow {
  readonly file: string;
  readonly file_sha256: string;
}

/** The bytes that were taken over last, by folder. */
export async function takenFiles(db: Database | Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<TakenRow>`
    select file, file_sha256 from content_document where file is not null and file_sha256 is not null`.execute(
    db,
  );
  return new Map(rows.map(({ file, file_sha256 }) => [file, file_sha256]));
}

/** Where the document that came from a folder stands now. */
export async function addressOfFile(tx: Tx, file: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly address: string }>`
    select address from content_document where file = ${file}`.execute(tx);
  return rows[0]?.address;
}

export async function writeFileTaken(
  tx: Tx,
  documentId: bigint,
  { file, sha256 }: Pick<ContentFolder, 'file' | 'sha256'>,
): Promise<void> {
  await sql`
    update content_document set file = ${file}, file_sha256 = ${sha256} where id = ${documentId}`.execute(tx);
}
