import { sql } from 'kysely';
import type { PromotionStanding, PromotionState, PromotionTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Promotion, RunningPromotion } from './promotion.ts';

interface PromotionRow {
  readonly code: string;
  readonly state: PromotionState;
  readonly version: number | null;
}

/** A promotion, its row locked until the transaction ends. */
export async function lockPromotion(tx: Tx, code: string): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`
    select code, state, version from bonuses_promotion where code = ${code} for update`.execute(tx);
  return rows[0];
}

/** The terms players are taken in by; nobody stops or changes them until the transaction ends. Undefined where it takes nobody. */
export async function holdRunning(tx: Tx, code: string): Promise<RunningPromotion | undefined> {
  await sql`select 1 from bonuses_promotion where code = ${code} for share`.execute(tx);
  return readOneRunning(tx, code);
}

export async function readPromotion(db: Database | Tx, code: string): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`
    select code, state, version from bonuses_promotion where code = ${code}`.execute(db);
  return rows[0];
}

/** Writes the next version of a promotion, which is there from its first version on. Answers its number. */
export async function insertVersion(
  tx: Tx,
  version: {
    readonly code: string;
    readonly terms: PromotionTerms;
    readonly author: string;
    readonly reason: string;
    readonly atMs: number;
  },
): Promise<number> {
  const { code, terms, author, reason, atMs } = version;
  await sql`
    insert into bonuses_promotion (code, state, made_at_ms) values (${code}, 'draft', ${atMs})
      on conflict do nothing`.execute(tx);
  await lockPromotion(tx, code);
  const { rows } = await sql<{ version: number }>`
    insert into bonuses_promotion_version (code, version, terms, author, reason, at_ms)
      select ${code}, coalesce(max(version), 0) + 1, ${JSON.stringify(terms)}::jsonb, ${author}, ${reason},
          ${atMs}::bigint
        from bonuses_promotion_version where code = ${code}
      returning version`.execute(tx);
  return rows[0]?.version ?? 0;
}

export async function readVersion(
  db: Database | Tx,
  code: string,
  version: number,
): Promise<PromotionTerms | undefined> {
  const { rows } = await sql<{ terms: PromotionTerms }>`
    select terms from bonuses_promotion_version where code = ${code} and version = ${version}`.execute(db);
  return rows[0]?.terms;
}

export interface KeptVersion {
  readonly version: number;
  readonly author: string;
  readonly reason: string;
  readonly atMs: number;
}

/** Every version of a promotion, the newest first. */
export async function readVersions(db: Database, code: string): Promise<readonly KeptVersion[]> {
  const { rows } = await sql<{ version: number; author: string; reason: string; at_ms: bigint }>`
    select version, author, reason, at_ms from bonuses_promotion_version where code = ${code}
      order by version desc limit 200`.execute(db);
  return rows.map(({ at_ms: atMs, ...row }) => ({ ...row, atMs: Number(atMs) }));
}

export async function setState(
  tx: Tx,
  { code, state, version }: Pick<Promotion, 'code' | 'state' | 'version'>,
): Promise<void> {
  await sql`
    update bonuses_promotion set state = ${state}, version = ${version} where code = ${code}`.execute(tx);
}

/** Promotions that are not stopped and no drafts, the newest first. */
export async function readRunning(db: Database | Tx): Promise<readonly RunningPromotion[]> {
  const { rows } = await sql<{ code: string; version: number; terms: PromotionTerms }>`
    select v.code, v.version, v.terms
      from bonuses_promotion p join bonuses_promotion_version v on v.code = p.code and v.version = p.version
      where p.state = 'running' order by p.made_at_ms desc, v.code`.execute(db);
  return rows;
}

/** One of them. */
export async function readOneRunning(db: Database | Tx, code: string): Promise<RunningPromotion | undefined> {
  const { rows } = await sql<{ code: string; version: number; terms: PromotionTerms }>`
    select v.code, v.version, v.terms
      from bonuses_promotion p join bonuses_promotion_version v on v.code = p.code and v.version = p.version
      where p.state = 'running' and v.code = ${code}`.execute(db);
  return rows[0];
}

/** A promotion that takes players in or did, with the terms of the version that was started last. */
interface StartedPromotion extends RunningPromotion {
  readonly state: PromotionState;
}

/** Those of these codes; drafts are none. */
export async function readStarted(
  db: Database | Tx,
  codes: readonly string[],
): Promise<readonly StartedPromotion[]> {
  const { rows } = await sql<{ code: string; version: number; terms: PromotionTerms; state: PromotionState }>`
    select v.code, v.version, v.terms, p.state
      from bonuses_promotion p join bonuses_promotion_version v on v.code = p.code and v.version = p.version
      where p.code = any(${[...codes]}::text[])`.execute(db);
  return rows;
}

export interface ListedPromotion extends Promotion {
  readonly newest: number;
  readonly terms: PromotionTerms;
}

/** What of the list is read. */
interface ListedOf {
  /** How they stand at a moment: one that runs is over once its newest terms have closed. All without one. */
  readonly standing: PromotionStanding | undefined;
  /** Codes of those that run and of which all is given out. */
  readonly spent: readonly string[];
  readonly nowMs: number;
  /** Only those that were made before the promotion of this code. */
  readonly before: string | undefined;
  readonly most: number;
}

/** Promotions with their newest terms, the newest first. */
export async function readListed(
  db: Database,
  { standing, spent, nowMs, before, most }: ListedOf,
): Promise<readonly ListedPromotion[]> {
  const { rows } = await sql<PromotionRow & { newest: number; terms: PromotionTerms }>`
    select p.code, p.state, p.version, last.version as newest, last.terms
      from bonuses_promotion p cross join lateral (
        select v.version, v.terms from bonuses_promotion_version v where v.code = p.code
          order by v.version desc limit 1
      ) last
      where (${before ?? null}::text is null or (p.made_at_ms, p.code) < (
          select b.made_at_ms, b.code from bonuses_promotion b where b.code = ${before ?? null}))
        and (${standing ?? null}::text is null or ${standing ?? null} = case
          when p.state = 'running' and (last.terms ->> 'closesAtMs')::bigint <= ${nowMs} then 'over'
          when p.state = 'running' and p.code = any(${[...spent]}::text[]) then 'spent' else p.state end)
      order by p.made_at_ms desc, p.code desc limit ${most}`.execute(db);
  return rows;
}
