import type { TimeSpan } from '@paddock/contract';
import type { Drawn } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { NamedRound } from '../beacons/beacons.ts';
import type { DividedPool, Draw, DrawId } from './draw.ts';
import { toDraw, type DrawRow } from './draw-row.ts';

const SELECT = sql`
  select draw_id, lottery, version, number, commitment, value_source, published_at_ms, opens_at_ms, closes_at_ms,
      due_by_ms, beacon_url, beacon_round, beacon_at_ms, fetched_at_ms, public_value, seed, numbers, bonus, drawn_at_ms, staked_minor, jackpot_minor, house_minor, paid_minor,
      carried_minor, winners::text[] as winners, prizes_minor::text[] as prizes_minor, voided_at_ms, settled_at_ms
    from lotto_draw`;

export type NewDraw = Omit<
  Draw,
  'beacon' | 'publicValue' | 'fallen' | 'pool' | 'voidedAtMs' | 'settledAtMs'
> & {
  readonly sealed: Buffer;
  readonly beacon: NamedRound | undefined;
};

export async function insertDraw(tx: Tx, draw: NewDraw): Promise<void> {
  await sql`
    insert into lotto_draw (draw_id, lottery, version, number, commitment, sealed, value_source, published_at_ms,
        opens_at_ms, closes_at_ms, due_by_ms, beacon_url, beacon_round, beacon_at_ms)
      values (${draw.drawId}, ${draw.lottery}, ${draw.version}, ${draw.number}, ${draw.commitment}, ${draw.sealed},
        ${draw.valueSource}, ${draw.publishedAtMs}, ${draw.opensAtMs}, ${draw.closesAtMs}, ${draw.dueByMs},
        ${draw.beacon?.url}, ${draw.beacon?.round}, ${draw.beacon?.atMs})`.execute(tx);
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

/** A public value, and whether it came from the beacon that the draw names. */
export interface KnownValue {
  readonly value: string;
  readonly isFetched: boolean;
}

export async function savePublicValue(
  tx: Tx,
  id: DrawId,
  { value, isFetched }: KnownValue,
  nowMs: number,
): Promise<void> {
  await sql`
    update lotto_draw set public_value = ${value}, valued_at_ms = ${nowMs},
        fetched_at_ms = ${isFetched ? nowMs : null}
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
