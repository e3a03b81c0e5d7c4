import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A round as it is kept; of what was drawn nothing, until it is over. */
export interface RoundRecord {
  readonly game: string;
  readonly number: number;
  readonly terminalHash: string;
  readonly openedAtMs: number;
  /** Undefined while it takes bets. */
  readonly beganAtMs: number | undefined;
  /** Where everybody is collected, by what the house risks. */
  readonly stopMilli: number | undefined;
  readonly over: RoundOver | undefined;
}

export interface RoundOver {
  readonly atMs: number;
  readonly hash: string;
  readonly result: unknown;
  /** It ended while the house was away: no press could be received. */
  readonly wasAway: boolean;
}

interface RoundRow {
  readonly game: string;
  readonly number: bigint;
  readonly terminal_hash: string;
  readonly opened_at_ms: bigint;
  readonly began_at_ms: bigint | null;
  readonly stop_milli: bigint | null;
  readonly ended_at_ms: bigint | null;
  readonly hash: string | null;
  readonly result: unknown;
  readonly was_away: boolean;
}

const toRound = (row: RoundRow): RoundRecord => ({
  game: row.game,
  number: Number(row.number),
  terminalHash: row.terminal_hash,
  openedAtMs: Number(row.opened_at_ms),
  beganAtMs: row.began_at_ms === null ? undefined : Number(row.began_at_ms),
  stopMilli: row.stop_milli === null ? undefined : Number(row.stop_milli),
  over:
    row.ended_at_ms === null || row.hash === null
      ? undefined
      : { atMs: Number(row.ended_at_ms), hash: row.hash, result: row.result, wasAway: row.was_away },
});

const SELECT = sql`
  select game, number, terminal_hash, opened_at_ms, began_at_ms, stop_milli, ended_at_ms, hash, result, was_away
    from shared_rounds_round`;

export async function insertRound(
  db: Database,
  { game, number, terminalHash, openedAtMs }: RoundRecord,
): Promise<void> {
  await sql`
    insert into shared_rounds_round (game, number, terminal_hash, opened_at_ms)
      values (${game}, ${number}, ${terminalHash}, ${openedAtMs})`.execute(db);
}

export async function readRound(
  db: Database | Tx,
  game: string,
  number: number,
): Promise<RoundRecord | undefined> {
  const { rows } = await sql<RoundRow>`
    ${SELECT} where game = ${game} and number = ${number}`.execute(db);
  return rows[0] === undefined ? undefined : toRound(rows[0]);
}

/** The last rounds, whatever they stand at; the newest first. */
export async function lastRounds(db: Database, game: string, count: number): Promise<readonly RoundRecord[]> {
  const { rows } = await sql<RoundRow>`
    ${SELECT} where game = ${game} order by number desc limit ${count}`.execute(db);
  return rows.map(toRound);
}

/** Rounds that are over, the newest first. */
export async function roundsOver(
  db: Database,
  game: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<readonly RoundRecord[]> {
  const { rows } = await sql<RoundRow>`
    ${SELECT} where game = ${game} and ended_at_ms is not null
      and (${before ?? null}::bigint is null or number < ${before ?? null}::bigint)
      order by number desc limit ${limit}`.execute(db);
  return rows.map(toRound);
}

/** What the last rounds came to that are over, the newest first. */
export async function lastResults(
  db: Database,
  game: string,
  count: number,
): Promise<readonly { readonly number: number; readonly result: unknown }[]> {
  const { rows } = await sql<{ number: bigint; result: unknown }>`
    select number, result from shared_rounds_round
      where game = ${game} and ended_at_ms is not null order by number desc limit ${count}`.execute(db);
  return rows.map(({ number, result }) => ({ number: Number(number), result }));
}

/** What some rounds came to, those that are over. */
export async function resultsOf(
  db: Database,
  game: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  const { rows } = await sql<{ number: bigint; result: unknown }>`
    select number, result from shared_rounds_round
      where game = ${game} and number = any(${[...numbers]}::bigint[]) and ended_at_ms is not null`.execute(
    db,
  );
  return new Map(rows.map((row) => [Number(row.number), row.result]));
}

/** Whether a round takes bets, and goes on to until the transaction ends: its beginning waits for that. */
export async function holdOpen(tx: Tx, game: string, number: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select began_at_ms is null as is_open from shared_rounds_round
      where game = ${game} and number = ${number} for share`.execute(tx);
  return rows[0]?.is_open ?? false;
}

/** Waits for the bets that are being placed, and takes no more. */
export async function closeBets(tx: Tx, game: string, number: number): Promise<void> {
  await sql`
    select from shared_rounds_round
      where game = ${game} and number = ${number} and began_at_ms is null for update`.execute(tx);
}

/** @throws Error where the round has begun: a table has one owner */
export async function beginRound(
  tx: Tx,
  { game, number }: Pick<RoundRecord, 'game' | 'number'>,
  { atMs, stopMilli }: { readonly atMs: number; readonly stopMilli: number | undefined },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update shared_rounds_round set began_at_ms = ${atMs}, stop_milli = ${stopMilli ?? null}
      where game = ${game} and number = ${number} and began_at_ms is null`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`round ${number} of ${game} was begun by another`);
}

export async function endRound(
  db: Database,
  { game, number }: Pick<RoundRecord, 'game' | 'number'>,
  { atMs, hash, result, wasAway }: RoundOver,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update shared_rounds_round set ended_at_ms = ${atMs}, hash = ${hash}, result = ${JSON.stringify(result)}::jsonb,
        was_away = ${wasAway}
      where game = ${game} and number = ${number} and ended_at_ms is null`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`round ${number} of ${game} was ended by another`);
}
