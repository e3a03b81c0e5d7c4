import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';

/** What visitors may do that an experiment hopes for. */
export const OUTCOMES = ['registered', 'bet'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Exposure {
  readonly experiment: string;
  /** A hash of the visitor's id under the experiment's salt: rows of two experiments are never the same person's. */
  readonly visitor: string;
  readonly arm: string;
}

export interface ArmRow {
  readonly experiment: string;
  readonly arm: string;
  readonly shown: bigint;
  readonly registered: bigint;
  readonly bet: bigint;
  readonly since_ms: bigint;
}

/** That a visitor was shown an arm: once, however often they come. */
export async function insertExposure(
  db: Database,
  { experiment, visitor, arm }: Exposure,
  atMs: number,
): Promise<void> {
  await sql`
    insert into experiments_exposure (experiment, visitor, arm, at_ms)
      values (${experiment}, ${visitor}, ${arm}, ${atMs}) on conflict do nothing`.execute(db);
}

/** That somebody who had been shown an arm registered or bet for the first time since; nothing of anybody else. */
export async function saveOutcome(
  db: Database,
  { experiment, visitor }: Pick<Exposure, 'experiment' | 'visitor'>,
  outcome: Outcome,
  atMs: number,
): Promise<void> {
  await sql`
    update experiments_exposure set
        registered_at_ms = case when ${outcome === 'registered'} then ${atMs} else registered_at_ms end,
        bet_at_ms = case when ${outcome === 'bet'} then ${atMs} else bet_at_ms end
      where experiment = ${experiment} and visitor = ${visitor}
        and case when ${outcome === 'registered'} then registered_at_ms else bet_at_ms end is null`.execute(
    db,
  );
}

/** Each arm of each experiment that somebody was shown, the newest experiment first. */
export async function countArms(db: Database): Promise<readonly ArmRow[]> {
  const { rows } = await sql<ArmRow>`
    select experiment, arm, count(*) as shown, count(registered_at_ms) as registered, count(bet_at_ms) as bet,
        min(min(at_ms)) over (partition by experiment) as since_ms
      from experiments_exposure group by experiment, arm order by since_ms desc, experiment, arm`.execute(db);
  return rows;
}

export async function deleteExposuresBefore(db: Database, atMs: number): Promise<void> {
  await sql`delete from experiments_exposure where at_ms < ${atMs}`.execute(db);
}
