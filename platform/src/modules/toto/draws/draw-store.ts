import type { AmountMinor, TimeSpan } from '@paddock/contract';
import { findPool, type DividedCategory, type PoolCategory } from '@paddock/games/toto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Draw, DrawId, DrawResult } from './draw.ts';

interface DrawRow {
  readonly draw_id: bigint;
  readonly pool: string;
  readonly currency: string;
  readonly column_minor: bigint;
  readonly house_bps: number;
  readonly categories: unknown;
  readonly unplayed: string;
  readonly least_played: number;
  readonly opens_at_ms: bigint;
  readonly closes_at_ms: bigint;
  readonly window_ends_at_ms: bigint;
  readonly commitment: string;
  readonly sealed_seed: Buffer;
  readonly closed_at_ms: bigint | null;
  readonly decided_at_ms: bigint | null;
  readonly ended_at_ms: bigint | null;
  readonly is_off: boolean;
  readonly result: unknown;
}

/** A result as JSON: amounts as text, since JSON numbers are not exact. */
interface ResultJson {
  readonly stakes: string;
  readonly house: string;
  readonly before: string;
  readonly paid: string;
  readonly after: string;
  readonly remainder: string;
  readonly categories: readonly {
    readonly hits: number;
    readonly winners: string;
    readonly amount: string;
    readonly column: string;
  }[];
  readonly seed: string;
  readonly publicValue: string;
}

const atMs = (value: bigint | null): number | undefined => (value === null ? undefined : Number(value));

function toDraw(row: DrawRow): Draw {
  const kind = findPool(row.pool);
  if (kind === undefined) throw new Error(`draw ${row.draw_id} is of no kind there is`);
  return {
    drawId: row.draw_id.toString() as DrawId,
    kind: { ...kind, unplayed: row.unplayed as typeof kind.unplayed, leastPlayed: row.least_played },
    currency: row.currency,
    columnMinor: row.column_minor,
    houseBps: row.house_bps,
    categories: row.categories as readonly PoolCategory[],
    opensAtMs: Number(row.opens_at_ms),
    closesAtMs: Number(row.closes_at_ms),
    windowEndsAtMs: Number(row.window_ends_at_ms),
    commitment: row.commitment,
    sealedSeed: row.sealed_seed,
    closedAtMs: atMs(row.closed_at_ms),
    decided: row.decided_at_ms === null ? undefined : toResult(row, Number(row.decided_at_ms)),
    endedAtMs: atMs(row.ended_at_ms),
  };
}

function toResult({ result, is_off: isOff }: DrawRow, decidedAtMs: number): DrawResult {
  const kept = result as ResultJson;
  return {
    atMs: decidedAtMs,
    isOff,
    stakesMinor: BigInt(kept.stakes),
    houseMinor: BigInt(kept.house),
    beforeMinor: BigInt(kept.before),
    paidMinor: BigInt(kept.paid),
    afterMinor: BigInt(kept.after),
    remainderMinor: BigInt(kept.remainder),
    categories: kept.categories.map(({ hits, winners, amount, column }): DividedCategory => ({
      hits,
      winners: BigInt(winners),
      amountMinor: BigInt(amount),
      columnMinor: BigInt(column),
    })),
    seed: kept.seed,
    publicValue: kept.publicValue,
  };
}

const toJson = (result: DrawResult): ResultJson => ({
  stakes: result.stakesMinor.toString(),
  house: result.houseMinor.toString(),
  before: result.beforeMinor.toString(),
  paid: result.paidMinor.toString(),
  after: result.afterMinor.toString(),
  remainder: result.remainderMinor.toString(),
  categories: result.categories.map(({ hits, winners, amountMinor, columnMinor }) => ({
    hits,
    winners: winners.toString(),
    amount: amountMinor.toString(),
    column: columnMinor.toString(),
  })),
  seed: result.seed,
  publicValue: result.publicValue,
});

const SELECT = sql`
  select draw_id, pool, currency, column_minor, house_bps, categories, unplayed, least_played, opens_at_ms,
      closes_at_ms, window_ends_at_ms, commitment, sealed_seed, closed_at_ms, decided_at_ms, ended_at_ms, is_off, result
    from toto_draw`;

export type NewDraw = Omit<Draw, 'closedAtMs' | 'decided' | 'endedAtMs'>;

export async function insertDraw(tx: Tx, draw: NewDraw): Promise<void> {
  await sql`
    insert into toto_draw (draw_id, pool, currency, column_minor, house_bps, categories, unplayed, least_played,
        opens_at_ms, closes_at_ms, window_ends_at_ms, commitment, sealed_seed)
      values (${draw.drawId}, ${draw.kind.code}, ${draw.currency}, ${draw.columnMinor}, ${draw.houseBps},
        ${JSON.stringify(draw.categories)}::jsonb, ${draw.kind.unplayed}, ${draw.kind.leastPlayed}, ${draw.opensAtMs},
        ${draw.closesAtMs}, ${draw.windowEndsAtMs}, ${draw.commitment}, ${draw.sealedSeed})`.execute(tx);
}

export async function readDraw(db: Database | Tx, id: DrawId): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`${SELECT} where draw_id = ${id}`.execute(db);
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

/** The same, and lets one thing happen to it at a time, until the transaction ends. */
export async function lockDraw(tx: Tx, id: DrawId): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`${SELECT} where draw_id = ${id} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

/** The same for whoever buys: many at once, none of them beside its close. */
export async function shareDraw(tx: Tx, id: DrawId): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`${SELECT} where draw_id = ${id} for share`.execute(tx);
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

/** Draws with something left to do, those that close first first. */
export async function readUnended(db: Database): Promise<readonly Draw[]> {
  const { rows } = await sql<DrawRow>`
    ${SELECT} where ended_at_ms is null order by closes_at_ms, draw_id`.execute(db);
  return rows.map(toDraw);
}

export async function readLatest(db: Database, limit: number): Promise<readonly Draw[]> {
  const { rows } = await sql<DrawRow>`${SELECT} order by draw_id desc limit ${limit}`.execute(db);
  return rows.map(toDraw);
}

/** Draws whose sales close within a time; within any where none is said. */
export interface ListedDraws extends Partial<TimeSpan> {
  readonly currency: string;
  readonly pool: string | undefined;
  readonly isDecided: boolean;
  readonly nowMs: number;
  readonly before: string | undefined;
  readonly limit: number;
}

/**
 * Undecided ones: those that sell at `nowMs` before those that wait for results, of both the one that closes first first. Or
 * decided ones, the last made first.
 */
export async function listDraws(db: Database, listed: ListedDraws): Promise<readonly Draw[]> {
  const { currency, pool, isDecided, nowMs, before, limit } = listed;
  const { fromMs = 0, toMs = Number.MAX_SAFE_INTEGER } = listed;
  const order = isDecided
    ? sql`draw_id desc`
    : sql`closed_at_ms is not null or closes_at_ms <= ${nowMs}, closes_at_ms, draw_id`;
  const { rows } = await sql<DrawRow>`
    ${SELECT} where currency = ${currency} and (decided_at_ms is not null) = ${isDecided}
      and (${pool ?? null}::text is null or pool = ${pool ?? null}::text)
      and closes_at_ms >= ${fromMs} and closes_at_ms < ${toMs}
      and (${before ?? null}::bigint is null or draw_id < ${before ?? null}::bigint)
      order by ${order} limit ${limit}`.execute(db);
  return rows.map(toDraw);
}

export async function markClosed(tx: Tx, id: DrawId, closedAtMs: number): Promise<void> {
  await sql`update toto_draw set closed_at_ms = ${closedAtMs} where draw_id = ${id}`.execute(tx);
}

export async function keepResult(tx: Tx, id: DrawId, result: DrawResult): Promise<void> {
  await sql`
    update toto_draw set decided_at_ms = ${result.atMs}, is_off = ${result.isOff},
        result = ${JSON.stringify(toJson(result))}::jsonb
      where draw_id = ${id}`.execute(tx);
}

/** Ends a draw none of whose coupons is open; false where one is. */
export async function markEnded(tx: Tx, id: DrawId, endedAtMs: number): Promise<boolean> {
  const { rows } = await sql<{ draw_id: bigint }>`
    update toto_draw set ended_at_ms = ${endedAtMs}
      where draw_id = ${id} and decided_at_ms is not null and ended_at_ms is null
        and not exists (select from toto_coupon c where c.draw_id = ${id} and c.ended_at_ms is null)
      returning draw_id`.execute(tx);
  return rows.length > 0;
}

/** The price of a column in the draw that was made last, by kind and currency: `next-6 EUR`. */
export async function newestColumns(db: Database | Tx): Promise<ReadonlyMap<string, AmountMinor>> {
  const { rows } = await sql<{ pool: string; currency: string; column_minor: bigint }>`
    select distinct on (pool, currency) pool, currency, column_minor from toto_draw
      order by pool, currency, draw_id desc`.execute(db);
  return new Map(rows.map((row) => [`${row.pool} ${row.currency}`, row.column_minor]));
}
