import type { TimeSpan } from '@paddock/contract';
import type { Drawn } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { DividedPool, Draw, DrawId } from './draw.ts';

interface DrawRow {
  readonly draw_id: bigint;
  readonly lottery: string;
  readonly version: number;
  readonly number: bigint;
  readonly commitment: string;
  readonly value_source: string;
  readonly published_at_ms: bigint;
  readonly opens_at_ms: bigint;
  readonly closes_at_ms: bigint;
  readonly due_by_ms: bigint;
  readonly public_value: string | null;
  readonly seed: string | null;
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  readonly drawn_at_ms: bigint | null;
  readonly staked_minor: bigint | null;
  readonly jackpot_minor: bigint | null;
  readonly house_minor: bigint | null;
  readonly paid_minor: bigint | null;
  readonly carried_minor: bigint | null;
  readonly winners: readonly string[] | null;
  readonly prizes_minor: readonly string[] | null;
  readonly voided_at_ms: bigint | null;
  readonly settled_at_ms: bigint | null;
}

const atMs = (value: bigint | null): number | undefined => (value === null ? undefined : Number(value));

function toDraw(row: DrawRow): Draw {
  const { seed, drawn_at_ms: drawnAtMs } = row;
  return {
    drawId: row.draw_id.toString() as DrawId,
    lottery: row.lottery,
    version: row.version,
    number: Number(row.number),
    commitment: row.commitment,
    valueSource: row.value_source,
    publishedAtMs: Number(row.published_at_ms),
    opensAtMs: Number(row.opens_at_ms),
    closesAtMs: Number(row.closes_at_ms),
    dueByMs: Number(row.due_by_ms),
    publicValue: row.public_value ?? undefined,
    fallen:
      seed === null || drawnAtMs === null
        ? undefined
        : { seed, numbers: row.numbers, bonus: row.bonus, atMs: Number(drawnAtMs) },
    pool:
      row.winners === null
        ? undefined
        : {
            stakedMinor: row.staked_minor ?? 0n,
            jackpotMinor: row.jackpot_minor ?? 0n,
            houseMinor: row.house_minor ?? 0n,
            paidMinor: row.paid_minor ?? 0n,
            carriedMinor: row.carried_minor ?? 0n,
            winners: row.winners.map(BigInt),
            prizesMinor: (row.prizes_minor ?? []).map(BigInt),
          },
    voidedAtMs: atMs(row.voided_at_ms),
    settledAtMs: atMs(row.settled_at_ms),
  };
}

const SELECT = sql`
  select draw_id, lottery, version, number, commitment, value_source, published_at_ms, opens_at_ms, closes_at_ms,
      due_by_ms, public_value, seed, numbers, bonus, drawn_at_ms, staked_minor, jackpot_minor, house_minor, paid_minor,
      carried_minor, winners::text[] as winners, prizes_minor::text[] as prizes_minor, voided_at_ms, settled_at_ms
    from lotto_draw`;

export type NewDraw = Omit<Draw, 'publicValue' | 'fallen' | 'pool' | 'voidedAtMs' | 'settledAtMs'> & {
  readonly sealed: Buffer;
};

export async function insertDraw(tx: Tx, draw: NewDraw): Promise<void> {
  await sql`
    insert into lotto_draw (draw_id, lottery, version, number, commitment, sealed, value_source, published_at_ms,
        opens_at_ms, closes_at_ms, due_by_ms)
      values (${draw.drawId}, ${draw.lottery}, ${draw.version}, ${draw.number}, ${draw.commitment}, ${draw.sealed},
        ${draw.valueSource}, ${draw.publishedAtMs}, ${draw.opensAtMs}, ${draw.closesAtMs}, ${draw.dueByMs})`.execute(
    tx,
  );
}

export async function readDraw(
  db: Database | Tx,
  lottery: string,
  number: number,
): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`${SELECT} where lottery = ${lottery} and number = ${number}`.execute(
    db,
  );
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

export async function readDraws(
  db: Database | Tx,
  ids: readonly DrawId[],
): Promise<ReadonlyMap<DrawId, Draw>> {
  const { rows } = await sql<DrawRow>`${SELECT} where draw_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(toDraw).map((draw) => [draw.drawId, draw]));
}

/** The draw, which stays as it is until the transaction ends: many may sell at once, and nobody draws meanwhile. */
export async function shareDraw(tx: Tx, lottery: string, number: number): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`
    ${SELECT} where lottery = ${lottery} and number = ${number} for share`.execute(tx);
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

/** The draw, to which nothing else happens until the transaction ends; waits for sales that are under way. */
export async function lockDraw(tx: Tx, id: DrawId): Promise<Draw> {
  const { rows } = await sql<DrawRow>`${SELECT} where draw_id = ${id} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no draw ${id}`);
  return toDraw(row);
}

/** Those of a lottery that are not paid to the end, in their order. */
export async function unsettledDraws(db: Database, lottery: string): Promise<readonly Draw[]> {
  const { rows } = await sql<DrawRow>`
    ${SELECT} where lottery = ${lottery} and settled_at_ms is null order by number`.execute(db);
  return rows.map(toDraw);
}

export async function lastNumber(db: Database | Tx, lottery: string): Promise<number> {
  const { rows } = await sql<{ number: bigint | null }>`
    select max(number) as number from lotto_draw where lottery = ${lottery}`.execute(db);
  return Number(rows[0]?.number ?? 0);
}

interface PastDraws extends Partial<TimeSpan> {
  /** The last number of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Draws that have fallen or were given back and whose sales closed within a time, the newest first. */
export async function pastDraws(
  db: Database,
  lottery: string,
  { before, fromMs = 0, toMs = Number.MAX_SAFE_INTEGER, limit }: PastDraws,
): Promise<readonly Draw[]> {
  const { rows } = await sql<DrawRow>`
    ${SELECT} where lottery = ${lottery} and (drawn_at_ms is not null or voided_at_ms is not null)
      and closes_at_ms >= ${fromMs} and closes_at_ms < ${toMs}
      and number < ${before ?? Number.MAX_SAFE_INTEGER} order by number desc limit ${limit}`.execute(db);
  return rows.map(toDraw);
}

/** The last that has fallen. */
export async function lastFallen(db: Database, lottery: string): Promise<Draw | undefined> {
  const { rows } = await sql<DrawRow>`
    ${SELECT} where lottery = ${lottery} and drawn_at_ms is not null order by number desc limit 1`.execute(
    db,
  );
  return rows[0] === undefined ? undefined : toDraw(rows[0]);
}

/** The sealed seed of a draw. */
export async function sealedSeed(tx: Tx, id: DrawId): Promise<Buffer> {
  const { rows } = await sql<{ sealed: Buffer }>`select sealed from lotto_draw where draw_id = ${id}`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no draw ${id}`);
  return row.sealed;
}

export async function savePublicValue(tx: Tx, id: DrawId, value: string, nowMs: number): Promise<void> {
  await sql`
    update lotto_draw set public_value = ${value}, valued_at_ms = ${nowMs}
      where draw_id = ${id} and public_value is null`.execute(tx);
}

export async function saveFallen(
  tx: Tx,
  id: DrawId,
  { seed, numbers, bonus }: Drawn & { readonly seed: string },
  nowMs: number,
): Promise<void> {
  await sql`
    update lotto_draw set seed = ${seed}, numbers = ${[...numbers]}::int[], bonus = ${[...bonus]}::int[],
        drawn_at_ms = ${nowMs}
      where draw_id = ${id} and drawn_at_ms is null`.execute(tx);
}

export async function savePool(tx: Tx, id: DrawId, pool: DividedPool): Promise<void> {
  const winners = pool.winners.map(String);
  const prizes = pool.prizesMinor.map(String);
  await sql`
    update lotto_draw set staked_minor = ${pool.stakedMinor}, jackpot_minor = ${pool.jackpotMinor},
        house_minor = ${pool.houseMinor}, paid_minor = ${pool.paidMinor}, carried_minor = ${pool.carriedMinor},
        winners = ${winners}::bigint[], prizes_minor = ${prizes}::bigint[]
      where draw_id = ${id} and winners is null`.execute(tx);
}

export async function saveVoid(tx: Tx, id: DrawId, nowMs: number): Promise<void> {
  await sql`
    update lotto_draw set voided_at_ms = ${nowMs}
      where draw_id = ${id} and voided_at_ms is null and drawn_at_ms is null`.execute(tx);
}

export async function saveSettled(tx: Tx, id: DrawId, nowMs: number): Promise<void> {
  await sql`
    update lotto_draw set settled_at_ms = ${nowMs} where draw_id = ${id} and settled_at_ms is null`.execute(
    tx,
  );
}

/** What the draws before one leave to it; undefined while one of them is not divided and was not given back. */
export async function carriedBefore(
  db: Database | Tx,
  lottery: string,
  number: number,
): Promise<bigint | undefined> {
  const { rows } = await sql<{ waits: bigint; carried: bigint | null }>`
    select count(*) filter (where winners is null and voided_at_ms is null) as waits,
        (select carried_minor from lotto_draw
          where lottery = ${lottery} and number < ${number} and winners is not null
          order by number desc limit 1) as carried
      from lotto_draw where lottery = ${lottery} and number < ${number} and settled_at_ms is null`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined || row.waits > 0n ? undefined : (row.carried ?? 0n);
}

/** What the last divided pool carries. */
export async function carriedNow(db: Database, lottery: string): Promise<bigint> {
  const { rows } = await sql<{ carried: bigint | null }>`
    select carried_minor as carried from lotto_draw
      where lottery = ${lottery} and winners is not null order by number desc limit 1`.execute(db);
  return rows[0]?.carried ?? 0n;
}
