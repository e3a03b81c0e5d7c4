import { sql } from 'kysely';

import type { SharedPlan } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

/** What somebody shared, in the order of their coupon. */
export interface SharedCoupon {
  readonly code: string;
  readonly selectionIds: readonly string[];
  /** How it is bet; undefined where nothing was said. */
  readonly plan: SharedPlan | undefined;
  readonly untilMs: number;
}

interface Row {
  readonly code: string | null;
  readonly selection_ids: readonly string[] | null;
  readonly plan: string | null;
  readonly until_ms: bigint | null;
}

function couponOf({ code, selection_ids, plan, until_ms }: Row): SharedCoupon {
  return {
    code: code ?? '',
    selectionIds: selection_ids ?? [],
    plan: readPlan(plan),
    untilMs: Number(until_ms),
  };
}

const NO_PLAN = '{}';

/** One text of one plan, whatever order its members came in. */
function writtenPlan(plan: SharedPlan | undefined): string {
  if (plan === undefined) return NO_PLAN;
  const { type, folds, bankers, joined } = plan;
  return JSON.stringify({ type, folds, bankers, joined });
}

function readPlan(written: string | null): SharedPlan | undefined {
  return written === null || written === NO_PLAN ? undefined : (JSON.parse(written) as SharedPlan);
}

/**
 * Keeps a coupon under a code. One that was shared before keeps its code and is kept longer.
 * @returns undefined where the code is another coupon's
 */
export async function keepSharedCoupon(
  db: Database,
  { code, selectionIds, plan, untilMs }: SharedCoupon,
): Promise<SharedCoupon | undefined> {
  const written = writtenPlan(plan);
  const { rows } = await sql<Row>`
    insert into sportsbook_shared_coupon as c (code, selection_ids, plan, until_ms)
    select ${code}, ${selectionIds}::text[], ${written}, ${untilMs}
    where not exists (
      select from sportsbook_shared_coupon
      where code = ${code} and (selection_ids, plan) <> (${selectionIds}::text[], ${written}::text)
    )
    on conflict (selection_ids, plan) do update set until_ms = greatest(c.until_ms, excluded.until_ms)
    returning code, selection_ids, plan, until_ms`.execute(db);
  return rows[0] && couponOf(rows[0]);
}

export async function readSharedCoupon(
  db: Database,
  code: string,
  nowMs: number,
): Promise<SharedCoupon | undefined> {
  const { rows } = await sql<Row>`
    select code, selection_ids, plan, until_ms from sportsbook_shared_coupon
    where code = ${code} and until_ms > ${nowMs}`.execute(db);
  return rows[0] && couponOf(rows[0]);
}

/** Lets go of coupons whose time is over. */
export async function forgetSharedCoupons(db: Database, nowMs: number): Promise<void> {
  await sql`delete from sportsbook_shared_coupon where until_ms <= ${nowMs}`.execute(db);
}
