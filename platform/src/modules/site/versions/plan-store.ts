import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { SiteKeysChange } from './site-keys-change.ts';

export interface NewPlan {
  readonly fromMs: number;
  readonly author: string;
  readonly reason: string;
  readonly change: SiteKeysChange;
  /** Version its author looked at. */
  readonly seen: number;
}

export interface SitePlan extends NewPlan {
  readonly id: string;
  readonly state: 'waiting' | 'done' | 'refused' | 'withdrawn';
  /** Why it was refused when its time had come; null for all others. */
  readonly fault: string | null;
}

interface PlanRow {
  readonly id: bigint;
  readonly from_ms: bigint;
  readonly author: string;
  readonly reason: string;
  readonly change: SiteKeysChange;
  readonly seen: bigint;
  readonly state: SitePlan['state'];
  readonly fault: string | null;
}

const planOf = ({ id, from_ms, author, reason, change, seen, state, fault }: PlanRow): SitePlan => ({
  id: String(id),
  fromMs: Number(from_ms),
  author,
  reason,
  change,
  seen: Number(seen),
  state,
  fault,
});

export async function writePlan(
  tx: Tx,
  { fromMs, author, reason, change, seen }: NewPlan,
): Promise<SitePlan> {
  const { rows } = await sql<PlanRow>`
    insert into configuration_plan (from_ms, author, reason, change, seen)
      values (${fromMs}, ${author}, ${reason}, ${JSON.stringify(change)}, ${seen}) returning *`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a plan was not kept');
  return planOf(row);
}

/** Those that wait, and the last of those that do not; the newest first. */
export async function readPlans(db: Database | Tx, most: number): Promise<readonly SitePlan[]> {
  const { rows } = await sql<PlanRow>`
    select * from configuration_plan order by state = 'waiting' desc, id desc limit ${most}`.execute(db);
  return rows.map(planOf);
}

/** One that waits, held until the transaction ends. */
export async function holdWaiting(tx: Tx, id: string): Promise<SitePlan | undefined> {
  const { rows } = await sql<PlanRow>`
    select * from configuration_plan where id = ${id} and state = 'waiting' for update`.execute(tx);
  return rows[0] && planOf(rows[0]);
}

/** Plans that wait, the earliest first. */
export async function readWaiting(db: Database | Tx): Promise<readonly SitePlan[]> {
  const { rows } = await sql<PlanRow>`
    select * from configuration_plan where state = 'waiting' order by from_ms, id`.execute(db);
  return rows.map(planOf);
}

/** Lets one that waits go on from a version, with what it changes there. */
export async function goOnFrom(
  tx: Tx,
  { id, seen, change }: Pick<SitePlan, 'id' | 'seen' | 'change'>,
): Promise<void> {
  await sql`
    update configuration_plan set seen = ${seen}, change = ${JSON.stringify(change)}
      where id = ${id} and state = 'waiting'`.execute(tx);
}

export async function endPlan(
  tx: Tx,
  id: string,
  state: Exclude<SitePlan['state'], 'waiting'>,
  fault: string | null = null,
): Promise<void> {
  await sql`update configuration_plan set state = ${state}, fault = ${fault} where id = ${id}`.execute(tx);
}
