import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { TRACE_NAMES, type Trace, type TraceName } from './traces.ts';

export type KnownTraces = Readonly<Partial<Record<TraceName, string>>>;

/** Keeps what a visitor came with; the last click wins, name by name. */
export async function insertTraces(
  db: Database,
  visitorHash: string,
  traces: readonly Trace[],
  nowMs: number,
): Promise<void> {
  const rows = traces.map(
    ({ name, value, lifetimeMs }) =>
      sql`(${visitorHash}, ${name}, ${value}, ${nowMs + lifetimeMs}::bigint, ${nowMs}::bigint)`,
  );
  await sql`
    insert into referrals_trace (visitor_hash, name, value, until_ms, at_ms) values ${sql.join(rows)}
      on conflict (visitor_hash, name) do update
        set value = excluded.value, until_ms = excluded.until_ms, at_ms = excluded.at_ms`.execute(db);
}

/** What a visitor came with that still counts. */
export async function findTraces(
  db: Database | Tx,
  visitorHash: string,
  nowMs: number,
): Promise<KnownTraces> {
  const { rows } = await sql<{ name: TraceName; value: string }>`
    select name, value from referrals_trace
      where visitor_hash = ${visitorHash} and until_ms > ${nowMs}`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function deleteTraces(db: Database, visitorHash: string): Promise<void> {
  await sql`delete from referrals_trace where visitor_hash = ${visitorHash}`.execute(db);
}

export async function deleteTracesBefore(db: Database, nowMs: number): Promise<void> {
  await sql`delete from referrals_trace where until_ms <= ${nowMs}`.execute(db);
}

export interface PlayerReferral {
  readonly refCode: string | null;
  readonly traces: KnownTraces;
}

/** Says once and for all where a player came from. */
export async function insertReferral(
  tx: Tx,
  playerId: PlayerId,
  { refCode, traces }: PlayerReferral,
  atMs: number,
): Promise<void> {
  await sql`
    insert into referrals_player (player_id, ref_code, traces, registered_at_ms)
      values (${playerId}, ${refCode}, ${JSON.stringify(traces)}, ${atMs})`.execute(tx);
}

export async function findReferral(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<PlayerReferral | undefined> {
  const { rows } = await sql<{ ref_code: string | null; traces: KnownTraces }>`
    select ref_code, traces from referrals_player where player_id = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const traces = Object.fromEntries(
    TRACE_NAMES.flatMap((name) => (row.traces[name] === undefined ? [] : [[name, row.traces[name]]])),
  );
  return { refCode: row.ref_code, traces };
}
