import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import { OPEN_STATES } from '../promotion.ts';
import type { CountedStake } from './figures.ts';
import type { StartWindow } from './window.ts';

/** What is counted for a part in a promotion. */
export interface Start extends StartWindow {
  readonly playerId: PlayerId;
  readonly grantId: string;
  readonly currency: string;
  readonly afterStakeId: BetId;
  readonly lookAtMs: number | null;
  readonly read: ReadonlyMap<AccountId, bigint>;
  readonly visitDays: readonly number[];
}

type StartKey = Pick<Start, 'playerId' | 'grantId'>;

interface StartRow {
  readonly player_id: bigint;
  readonly grant_id: bigint;
  readonly currency: string;
  readonly after_stake_id: bigint;
  readonly from_ms: bigint;
  readonly until_ms: bigint;
  readonly look_at_ms: bigint | null;
  readonly read_lines: Readonly<Record<string, string>>;
  readonly visit_days: readonly number[];
}

const toStart = (row: StartRow): Start => ({
  playerId: row.player_id.toString() as PlayerId,
  grantId: row.grant_id.toString(),
  currency: row.currency,
  afterStakeId: row.after_stake_id.toString() as BetId,
  fromMs: Number(row.from_ms),
  untilMs: Number(row.until_ms),
  lookAtMs: row.look_at_ms === null ? null : Number(row.look_at_ms),
  read: new Map(Object.entries(row.read_lines).map(([id, seq]) => [id as AccountId, BigInt(seq)])),
  visitDays: row.visit_days,
});

/** Begins to count for a part; who joins again begins anew. */
export async function beginStart(tx: Tx, start: Omit<Start, 'read' | 'visitDays'>): Promise<void> {
  const { playerId, grantId, currency, afterStakeId, fromMs, untilMs, lookAtMs } = start;
  await sql`
    delete from bonuses_start_stake where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(
    tx,
  );
  await sql`
    insert into bonuses_start as s (player_id, grant_id, currency, after_stake_id, from_ms, until_ms, look_at_ms)
      values (${playerId}::bigint, ${grantId}::bigint, ${currency}, ${afterStakeId}::bigint, ${fromMs}::bigint,
        ${untilMs}::bigint, ${lookAtMs}::bigint)
      on conflict (player_id, grant_id) do update set currency = excluded.currency,
        after_stake_id = excluded.after_stake_id, from_ms = excluded.from_ms, until_ms = excluded.until_ms,
        look_at_ms = excluded.look_at_ms, read_lines = '{}', visit_days = '{}'`.execute(tx);
}

export async function readStart(
  db: Database | Tx,
  { playerId, grantId }: StartKey,
): Promise<Start | undefined> {
  const { rows } = await sql<StartRow>`
    select player_id, grant_id, currency, after_stake_id, from_ms, until_ms, look_at_ms, read_lines, visit_days
      from bonuses_start where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(db);
  return rows[0] && toStart(rows[0]);
}

/** Keeps how far was read, the days of visits, and when to look again. */
export async function keepLook(
  tx: Tx,
  {
    playerId,
    grantId,
    read,
    visitDays,
    lookAtMs,
  }: Omit<Start, 'currency' | 'afterStakeId' | keyof StartWindow>,
): Promise<void> {
  const lines = JSON.stringify(Object.fromEntries([...read].map(([id, seq]) => [id, seq.toString()])));
  await sql`
    update bonuses_start set read_lines = ${lines}::jsonb, visit_days = ${[...visitDays]}::int[],
        look_at_ms = ${lookAtMs}::bigint
      where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(tx);
}

/** What was counted for a part, by stake. */
export async function startStakes(
  db: Database | Tx,
  { playerId, grantId }: StartKey,
): Promise<ReadonlyMap<BetId, CountedStake>> {
  const { rows } = await sql<{
    stake_id: bigint;
    product: string;
    counted_minor: bigint;
    lost_minor: bigint;
  }>`
    select stake_id, product, counted_minor, lost_minor from bonuses_start_stake
      where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(db);
  return new Map(
    rows.map((row) => [
      row.stake_id.toString() as BetId,
      { product: row.product, countedMinor: row.counted_minor, lostMinor: row.lost_minor },
    ]),
  );
}

/** Keeps how these stakes count now. */
export async function keepStakes(
  tx: Tx,
  { playerId, grantId }: StartKey,
  stakes: ReadonlyMap<BetId, CountedStake>,
): Promise<void> {
  if (stakes.size === 0) return;
  const rows = [...stakes].map(([stakeId, { product, countedMinor, lostMinor }]) => ({
    ...{ stake: stakeId, product, counted: countedMinor.toString(), lost: lostMinor.toString() },
  }));
  await sql`
    insert into bonuses_start_stake (player_id, grant_id, stake_id, product, counted_minor, lost_minor)
      select ${playerId}::bigint, ${grantId}::bigint, stake, product, counted, lost
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as kept(stake bigint, product text, counted bigint, lost bigint)
      on conflict (player_id, grant_id, stake_id) do update set counted_minor = excluded.counted_minor,
        lost_minor = excluded.lost_minor`.execute(tx);
}

/** Parts of these players that count, with how many lines were read for each. */
export async function openStartsOf(
  db: Database,
  players: readonly PlayerId[],
): Promise<readonly (StartKey & { readonly lines: bigint })[]> {
  const { rows } = await sql<{ player_id: bigint; grant_id: bigint; lines: bigint }>`
    select s.player_id, s.grant_id,
        coalesce((select sum(l.value::bigint) from jsonb_each_text(s.read_lines) l), 0)::bigint as lines
      from bonuses_start s join bonuses_grant g using (player_id, grant_id)
      where s.player_id = any(${[...players]}::bigint[]) and g.state = any(${[...OPEN_STATES]}::text[])
      order by s.player_id, s.grant_id`.execute(db);
  return rows.map((row) => ({ ...toKey(row), lines: row.lines }));
}

/** Players with parts that count, in the order of players. */
export async function countingPlayers(
  db: Database,
  afterPlayer: string,
  limit: number,
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct s.player_id from bonuses_start s join bonuses_grant g using (player_id, grant_id)
      where s.player_id > ${afterPlayer}::bigint and g.state = any(${[...OPEN_STATES]}::text[])
      order by s.player_id limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Parts to which time may bring something by a moment, the longest ago first. */
export async function dueStarts(db: Database, atMs: number, limit: number): Promise<readonly StartKey[]> {
  const { rows } = await sql<{ player_id: bigint; grant_id: bigint }>`
    select player_id, grant_id from bonuses_start where look_at_ms <= ${atMs}::bigint
      order by look_at_ms limit ${limit}`.execute(db);
  return rows.map(toKey);
}

const toKey = (row: Pick<StartRow, 'player_id' | 'grant_id'>): StartKey => ({
  playerId: row.player_id.toString() as PlayerId,
  grantId: row.grant_id.toString(),
});
