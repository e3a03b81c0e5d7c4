import type { FriendProgramme, FriendTerms } from '@paddock/contract/schemas';
import { MOST_FRIEND_VERSIONS } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

interface TermsRow {
  readonly version: number;
  readonly from_ms: bigint;
  readonly author: string;
  readonly reason: string;
  readonly terms: unknown;
}

const toProgramme = ({ version, from_ms, author, reason, terms }: TermsRow): FriendProgramme => ({
  version,
  fromMs: Number(from_ms),
  author,
  reason,
  terms: terms as FriendTerms,
});

/** What operators said, the version in force first. */
export async function readVersions(
  db: Database | Tx,
  limit = MOST_FRIEND_VERSIONS,
): Promise<readonly FriendProgramme[]> {
  const { rows } = await sql<TermsRow>`
    select version, from_ms, author, reason, terms from friends_terms order by version desc limit ${limit}`.execute(
    db,
  );
  return rows.map(toProgramme);
}

/** What holds now; undefined where no operator has said anything. */
export async function readTerms(db: Database | Tx): Promise<FriendProgramme | undefined> {
  return (await readVersions(db, 1))[0];
}

/** The terms of some versions. */
export async function termsOfVersions(
  db: Database | Tx,
  versions: readonly number[],
): Promise<ReadonlyMap<number, FriendTerms>> {
  const { rows } = await sql<Pick<TermsRow, 'version' | 'terms'>>`
    select version, terms from friends_terms where version = any(${[...versions]}::int[])`.execute(db);
  return new Map(rows.map(({ version, terms }) => [version, terms as FriendTerms]));
}

/** Lets terms be changed by one at a time, until the transaction ends. */
export async function lockTerms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('friends:terms', 0))`.execute(tx);
}

/** Adds a version. Two at once follow one another. */
export async function insertTerms(
  tx: Tx,
  { fromMs, author, reason, terms }: Omit<FriendProgramme, 'version'>,
): Promise<void> {
  await lockTerms(tx);
  await sql`
    insert into friends_terms (version, from_ms, author, reason, terms)
      select coalesce(max(version), 0) + 1, ${fromMs}::bigint, ${author}, ${reason}, ${JSON.stringify(terms)}::jsonb
        from friends_terms`.execute(tx);
}
