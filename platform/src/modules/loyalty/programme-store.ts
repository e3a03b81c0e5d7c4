import type { LoyaltyProgramme, LoyaltyTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

interface ProgrammeRow {
  readonly version: number;
  readonly from_ms: bigint;
  readonly terms: unknown;
}

/** What holds now; undefined where no operator has begun one. */
export async function readProgramme(db: Database | Tx): Promise<LoyaltyProgramme | undefined> {
  const { rows } = await sql<ProgrammeRow>`
    select version, from_ms, terms from loyalty_programme order by version desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { version: row.version, fromMs: Number(row.from_ms), terms: row.terms as LoyaltyTerms };
}

/** Since when there is a programme at all: stakes that ended before earn nothing. */
export async function firstProgrammeMs(db: Database | Tx): Promise<number | undefined> {
  const { rows } = await sql<{ from_ms: bigint }>`
    select from_ms from loyalty_programme order by version limit 1`.execute(db);
  return rows[0] === undefined ? undefined : Number(rows[0].from_ms);
}

/** Lets the programme be changed by one at a time, until the transaction ends. */
export async function lockProgramme(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('loyalty:programme', 0))`.execute(tx);
}

/** Adds a version. Two at once follow one another. */
export async function insertProgramme(tx: Tx, terms: LoyaltyTerms, fromMs: number): Promise<void> {
  await lockProgramme(tx);
  await sql`
    insert into loyalty_programme (version, from_ms, terms)
      select coalesce(max(version), 0) + 1, ${fromMs}::bigint, ${JSON.stringify(terms)}::jsonb
        from loyalty_programme`.execute(tx);
}
