import { sql } from 'kysely';
import type { CanaryTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A build of a parcel that goes to some of production's visitors, as it is kept. */
export interface CanaryRecord {
  /** Stays while the channel moves under it, so a visitor's place in it does too. */
  readonly id: number;
  readonly parcel: string;
  readonly build: string;
  readonly version: string;
  readonly terms: CanaryTerms;
  /** The release its visitors are served now. */
  readonly number: number;
  /** Visitors that met the parcel, and those of them that met a failure of it. */
  readonly visitors: number;
  readonly failed: number;
}

/** How a canary came to its end: given to all, ended or replaced by its team, or taken back by the site itself. */
export type CanaryEnd = 'promoted' | 'ended' | 'taken back';

interface CanaryRow extends Omit<CanaryRecord, 'id' | 'number'> {
  readonly id: bigint;
  readonly number: bigint;
}

/** Running canaries in the order of their start: who fits several gets the first. */
export async function runningCanaries(db: Database): Promise<readonly CanaryRecord[]> {
  const { rows } = await sql<CanaryRow>`
    select id, parcel, build, version, terms, number, visitors, failed
    from releases_canary where state = 'running' order by id`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id), number: Number(row.number) }));
}

export async function runningCanaryOf(db: Database, parcel: string): Promise<CanaryRecord | undefined> {
  return (await runningCanaries(db)).find((canary) => canary.parcel === parcel);
}

export type NewCanary = Pick<CanaryRecord, 'parcel' | 'build' | 'version' | 'terms' | 'number'>;

export async function insertCanary(tx: Tx, canary: NewCanary, atMs: number): Promise<void> {
  const { parcel, build, version, terms, number } = canary;
  await sql`
    insert into releases_canary (parcel, build, version, terms, number, state, started_at_ms)
    values (${parcel}, ${build}, ${version}, ${JSON.stringify(terms)}::jsonb, ${number}, 'running', ${atMs})`.execute(
    tx,
  );
}

/** Serves its visitors another release from now on, on these terms. */
export async function moveCanary(
  tx: Tx,
  { id, terms }: Pick<CanaryRecord, 'id' | 'terms'>,
  number: number,
): Promise<void> {
  await sql`
    update releases_canary set number = ${number}, terms = ${JSON.stringify(terms)}::jsonb
    where id = ${id}`.execute(tx);
}

export async function closeCanary(tx: Tx, id: number, state: CanaryEnd, atMs: number): Promise<void> {
  await sql`
    update releases_canary set state = ${state}, ended_at_ms = ${atMs} where id = ${id}`.execute(tx);
}
