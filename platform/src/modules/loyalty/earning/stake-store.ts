import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** What was counted of a stake. */
export interface CountedStake {
  readonly stakeId: BetId;
  readonly product: string;
  readonly microPoints: bigint;
  /** What of its real money counts as staked, in its own currency and in cents of the site's. */
  readonly countedMinor: bigint;
  readonly countedCents: bigint;
  /** What of real money was lost by it, in the stake's own currency and in cents of the site's; below zero for a win. */
  readonly lostMinor: bigint;
  readonly lostCents: bigint;
}

export async function readLines(tx: Tx, playerId: PlayerId): Promise<ReadonlyMap<AccountId, bigint>> {
  const { rows } = await sql<{ account_id: bigint; seq: bigint }>`
    select account_id, seq from loyalty_read where player_id = ${playerId}::bigint`.execute(tx);
  return new Map(rows.map((row) => [row.account_id.toString() as AccountId, row.seq]));
}

export async function keepRead(
  tx: Tx,
  playerId: PlayerId,
  read: ReadonlyMap<AccountId, bigint>,
): Promise<void> {
  await sql`
    insert into loyalty_read (player_id, account_id, seq)
      select ${playerId}::bigint, account_id, seq
        from unnest(${[...read.keys()]}::bigint[], ${[...read.values()].map(String)}::bigint[]) as part (account_id, seq)
      on conflict (player_id, account_id) do update set seq = excluded.seq`.execute(tx);
}

/** Of these players, how many lines were read together. */
export async function countRead(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, bigint>> {
  const { rows } = await sql<{ player_id: bigint; lines: bigint }>`
    select player_id, sum(seq)::bigint as lines from loyalty_read
      where player_id = any(${[...players]}::bigint[]) group by player_id`.execute(db);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.lines]));
}

export async function countedStakes(
  tx: Tx,
  playerId: PlayerId,
  stakeIds: readonly BetId[],
): Promise<ReadonlyMap<BetId, CountedStake>> {
  const { rows } = await sql<{
    stake_id: bigint;
    product: string;
    micro_points: bigint;
    counted_minor: bigint;
    counted_cents: bigint;
    lost_minor: bigint;
    lost_cents: bigint;
  }>`
    select stake_id, product, micro_points, counted_minor, counted_cents, lost_minor, lost_cents from loyalty_stake
      where player_id = ${playerId}::bigint and stake_id = any(${[...stakeIds]}::bigint[])`.execute(tx);
  return new Map(
    rows.map((row) => {
      const stakeId = row.stake_id.toString() as BetId;
      const { micro_points: microPoints, product } = row;
      const counted = { countedMinor: row.counted_minor, countedCents: row.counted_cents };
      const lost = { lostMinor: row.lost_minor, lostCents: row.lost_cents };
      return [stakeId, { stakeId, product, microPoints, ...counted, ...lost }];
    }),
  );
}

export async function keepStakes(tx: Tx, playerId: PlayerId, stakes: readonly CountedStake[]): Promise<void> {
  const rows = stakes.map((one) => ({
    stake_id: one.stakeId,
    product: one.product,
    micro_points: one.microPoints.toString(),
    counted_minor: one.countedMinor.toString(),
    counted_cents: one.countedCents.toString(),
    lost_minor: one.lostMinor.toString(),
    lost_cents: one.lostCents.toString(),
  }));
  await sql`
    insert into loyalty_stake (player_id, stake_id, product, micro_points, counted_minor, counted_cents,
        lost_minor, lost_cents)
      select ${playerId}::bigint, stake_id, product, micro_points, counted_minor, counted_cents, lost_minor, lost_cents
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as stake (stake_id bigint, product text,
          micro_points bigint, counted_minor bigint, counted_cents bigint, lost_minor bigint, lost_cents bigint)
      on conflict (player_id, stake_id) do update set micro_points = excluded.micro_points,
        counted_minor = excluded.counted_minor, counted_cents = excluded.counted_cents, lost_minor = excluded.lost_minor,
        lost_cents = excluded.lost_cents`.execute(tx);
}

/** What changed of a product's stakes. */
export interface ProductChange {
  readonly product: string;
  readonly microPoints: bigint;
  readonly countedCents: bigint;
  readonly lostCents: bigint;
}

export async function addToDay(
  tx: Tx,
  playerId: PlayerId,
  day: number,
  { product, countedCents, lostCents }: ProductChange,
): Promise<void> {
  if (countedCents === 0n && lostCents === 0n) return;
  await sql`
    insert into loyalty_day (player_id, day, product, counted_cents, lost_cents)
      values (${playerId}::bigint, ${day}::int, ${product}, ${countedCents}::bigint, ${lostCents}::bigint)
      on conflict (player_id, day, product) do update set
        counted_cents = loyalty_day.counted_cents + excluded.counted_cents,
        lost_cents = loyalty_day.lost_cents + excluded.lost_cents`.execute(tx);
}

/** Adds to what a product's stakes earned; answers the new sum, the points given for it until now, and how often that changed. */
export async function addToProduct(
  tx: Tx,
  playerId: PlayerId,
  { product, microPoints }: ProductChange,
): Promise<{ readonly microPoints: bigint; readonly points: bigint; readonly changes: bigint }> {
  await sql`
    insert into loyalty_product (player_id, product) values (${playerId}::bigint, ${product})
      on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ micro_points: bigint; points: bigint; changes: bigint }>`
    update loyalty_product set micro_points = micro_points + ${microPoints}::bigint, changes = changes + 1
      where player_id = ${playerId}::bigint and product = ${product}
      returning micro_points, points, changes`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a product was not counted');
  return { microPoints: row.micro_points, points: row.points, changes: row.changes };
}

export async function setProductPoints(
  tx: Tx,
  playerId: PlayerId,
  product: string,
  points: bigint,
): Promise<void> {
  await sql`
    update loyalty_product set points = ${points}::bigint
      where player_id = ${playerId}::bigint and product = ${product}`.execute(tx);
}

/** @see Loyalty.stakedCents */
export async function stakedCents(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, bigint>> {
  const { rows } = await sql<{ player_id: bigint; cents: bigint }>`
    select player_id, sum(counted_cents)::bigint as cents from loyalty_day
      where player_id = any(${[...players]}::bigint[]) group by player_id`.execute(db);
  return new Map(rows.map((row) => [row.player_id.toString() as PlayerId, row.cents]));
}
