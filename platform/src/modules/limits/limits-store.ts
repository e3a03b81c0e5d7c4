import { sql } from 'kysely';
import { LIMIT_RULES, type LimitType, type PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { CountedMoney } from './limit-currency.ts';
import type { LimitStanding, LimitValue } from './limit-change.ts';

/** One stored limit, in force or waiting. */
export interface StoredLimit {
  readonly type: LimitType;
  readonly state: 'active' | 'pending';
  readonly value: LimitValue;
  /** Of money limits alone. */
  readonly currency: string | null;
  readonly setAtMs: number;
  readonly endsAtMs: number | null;
}

/** A limit as it is set: of money also what it is worth in the site's currency, where a rate was known. */
export interface SetLimit extends StoredLimit {
  readonly inSite?: CountedMoney | undefined;
}

export type LimitAction = 'applied' | 'waiting' | 'approved' | 'rejected' | 'cancelled';

export interface LimitChangeEntry {
  readonly id: string;
  readonly type: LimitType;
  readonly action: LimitAction;
  readonly before: LimitValue;
  readonly after: LimitValue;
  readonly atMs: number;
}

interface LimitRow {
  readonly limit_type: number;
  readonly state: 'active' | 'pending';
  readonly value: bigint | null;
  readonly currency: string | null;
  readonly set_at_ms: bigint;
  readonly ends_at_ms: bigint | null;
}

/** Locks the player's limits until the transaction ends: changes of them, and deposits, come one after the other. */
export async function lockLimits(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select limits_lock(${playerId}::bigint)`.execute(tx);
}

/** All limits of a player but breaks that are over. */
export async function readLimits(
  db: Database | Tx,
  playerId: PlayerId,
  nowMs: number,
): Promise<readonly StoredLimit[]> {
  const { rows } = await sql<LimitRow>`
    select limit_type, state, value, currency, set_at_ms, ends_at_ms from limits_limit
    where player_id = ${playerId}::bigint and (ends_at_ms is null or ends_at_ms > ${nowMs}::bigint)
    order by limit_type, state`.execute(db);
  return rows.map((row) => ({
    type: row.limit_type as LimitType,
    state: row.state,
    value: row.value,
    currency: row.currency,
    setAtMs: Number(row.set_at_ms),
    endsAtMs: row.ends_at_ms === null ? null : Number(row.ends_at_ms),
  }));
}

/** What stands and waits of one type. */
export function standingOf(limits: readonly StoredLimit[], type: LimitType): LimitStanding {
  const own = limits.filter((limit) => limit.type === type);
  const active = own.find(({ state }) => state === 'active');
  const pending = own.find(({ state }) => state === 'pending');
  return {
    ...(active?.value === undefined || active.value === null
      ? {}
      : { active: { value: active.value, endsAtMs: active.endsAtMs } }),
    ...(pending === undefined
      ? {}
      : { pending: { value: pending.value, setAtMs: pending.setAtMs, currency: pending.currency } }),
  };
}

export async function putLimit(tx: Tx, playerId: PlayerId, limit: SetLimit): Promise<void> {
  await sql`
    insert into limits_limit (
        player_id, limit_type, state, value, currency, set_at_ms, ends_at_ms, site_minor, site_rate_id)
      values (${playerId}::bigint, ${limit.type}, ${limit.state}, ${limit.value}::bigint, ${limit.currency},
        ${limit.setAtMs}::bigint, ${limit.endsAtMs}::bigint, ${limit.inSite?.amountMinor ?? null}::bigint,
        ${limit.inSite?.origin?.rateId ?? null})
      on conflict (player_id, limit_type, state) do update set value = excluded.value,
        currency = excluded.currency, set_at_ms = excluded.set_at_ms, ends_at_ms = excluded.ends_at_ms,
        site_minor = excluded.site_minor, site_rate_id = excluded.site_rate_id, is_derived = false,
        own_ends_at_ms = null`.execute(tx);
}

export async function dropLimit(
  tx: Tx,
  playerId: PlayerId,
  type: LimitType,
  state: StoredLimit['state'],
): Promise<void> {
  await sql`
    delete from limits_limit
    where player_id = ${playerId}::bigint and limit_type = ${type} and state = ${state}`.execute(tx);
}

/** The log of changes, which nothing rewrites: what an operator or a complaint asks for. */
export async function logChange(tx: Tx, playerId: PlayerId, entry: LimitChangeEntry): Promise<void> {
  await sql`
    insert into limits_change (player_id, id, limit_type, action, value_before, value_after, at_ms)
      values (${playerId}::bigint, ${entry.id}::bigint, ${entry.type}, ${entry.action}, ${entry.before}::bigint,
        ${entry.after}::bigint, ${entry.atMs}::bigint)`.execute(tx);
}

/**
 * When the oldest of what counts leaves the window of a deposit or wagering limit, so that its amount comes back; null
 * where nothing counts, and for losses, which wins give back too.
 */
export async function roomBackAtMs(
  db: Database | Tx,
  playerId: PlayerId,
  { type, currency }: Pick<StoredLimit, 'type' | 'currency'>,
  nowMs: number,
): Promise<number | null> {
  const { kind, windowMs } = LIMIT_RULES[type];
  const counted = kind === 'deposit' ? 'deposit' : kind === 'wagering' ? 'stake' : null;
  if (windowMs === undefined || counted === null) return null;
  const { rows } = await sql<{ at_ms: bigint }>`
    select at_ms from limits_movement m
    where player_id = ${playerId}::bigint and kind = ${counted} and currency = ${currency}
      and at_ms > ${nowMs - windowMs}::bigint
      and not exists (
        select 1 from limits_given_back back
        where back.player_id = m.player_id and back.currency = m.currency
          and back.staked_at_ms = m.at_ms and back.cause = m.cause)
    order by at_ms, seq limit 1`.execute(db);
  const [row] = rows;
  return row === undefined ? null : Number(row.at_ms) + windowMs;
}

/** What counts against a money limit now, in minor units of its currency; 0 for any other. */
export async function usedOf(
  db: Database | Tx,
  playerId: PlayerId,
  { type, currency }: Pick<StoredLimit, 'type' | 'currency'>,
  nowMs: number,
): Promise<bigint> {
  const { kind, windowMs } = LIMIT_RULES[type];
  if (windowMs === undefined) return 0n;
  const { rows } = await sql<{ used: bigint }>`
    select limits_used(${playerId}::bigint, ${kind}, ${currency}, ${nowMs - windowMs}::bigint) as used`.execute(
    db,
  );
  const used = rows[0]?.used ?? 0n;
  return used > 0n ? used : 0n;
}
