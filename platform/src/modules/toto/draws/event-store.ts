import type { EventId } from '@paddock/contract';
import type { Competitor, LocalizedName } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { PoolEvent } from '../../sportsbook/index.ts';
import type { DrawEvent, DrawId } from './draw.ts';

interface EventRow {
  readonly draw_id: bigint;
  readonly event_id: bigint;
  readonly sport: string;
  readonly championship: unknown;
  readonly home: unknown;
  readonly away: unknown;
  readonly starts_at_ms: bigint;
  readonly score: unknown;
  readonly outcome: number | null;
  readonly is_played: boolean | null;
}

/** How the database says that all outcomes are right. */
const ALL_RIGHT = -1;

const toEvent = (row: EventRow): DrawEvent => ({
  eventId: row.event_id.toString() as EventId,
  sport: row.sport,
  championship: row.championship as LocalizedName,
  home: row.home as Competitor,
  away: row.away as Competitor,
  startsAtMs: Number(row.starts_at_ms),
  score: (row.score ?? undefined) as DrawEvent['score'],
  outcome: row.outcome === null ? undefined : row.outcome === ALL_RIGHT ? 'all' : row.outcome,
  isPlayed: row.is_played ?? undefined,
});

export async function insertEvents(tx: Tx, id: DrawId, events: readonly PoolEvent[]): Promise<void> {
  await sql`
    insert into toto_event (draw_id, position, event_id, sport, championship, home, away, starts_at_ms)
      select ${id}::bigint, e.position, e."eventId", e.sport, e.championship, e.home, e.away, e."startsAtMs"
        from jsonb_to_recordset(${JSON.stringify(events.map((event, position) => ({ ...event, position })))}::jsonb)
          as e(position int, "eventId" bigint, sport text, championship jsonb, home jsonb, away jsonb, "startsAtMs" bigint)`.execute(
    tx,
  );
}

/** Events of a draw in the order of its coupons. */
export async function readEvents(db: Database | Tx, id: DrawId): Promise<readonly DrawEvent[]> {
  const { rows } = await sql<EventRow>`
    select draw_id, event_id, sport, championship, home, away, starts_at_ms, score, outcome, is_played
      from toto_event where draw_id = ${id} order by position`.execute(db);
  return rows.map(toEvent);
}

/** Keeps how events ended, by their places. */
export async function keepOutcomes(
  tx: Tx,
  id: DrawId,
  ends: readonly Pick<DrawEvent, 'score' | 'outcome' | 'isPlayed'>[],
): Promise<void> {
  const rows = ends.map(({ score, outcome, isPlayed }, position) => ({
    position,
    score: score ?? null,
    outcome: outcome === 'all' ? ALL_RIGHT : (outcome ?? null),
    isPlayed: isPlayed ?? null,
  }));
  await sql`
    update toto_event e set score = n.score, outcome = n.outcome, is_played = n."isPlayed"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(position int, score jsonb, outcome int, "isPlayed" boolean)
      where e.draw_id = ${id} and e.position = n.position`.execute(tx);
}

/** Matches that stand in a draw of a kind and currency which is not decided. */
export async function eventsInDraws(
  db: Database,
  pool: string,
  currency: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ event_id: bigint }>`
    select e.event_id from toto_event e join toto_draw d using (draw_id)
      where d.pool = ${pool} and d.currency = ${currency} and d.decided_at_ms is null`.execute(db);
  return new Set(rows.map((row) => row.event_id.toString()));
}
