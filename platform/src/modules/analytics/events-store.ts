import { sql, type RawBuilder } from 'kysely';
import type { Id, PlayerId } from '@paddock/contract';
import { OWN_SITE, type AnalyticsCountsView, type AnalyticsFunnelView } from '@paddock/contract/schemas';

import type { Database } from '../../kernel/database/database.ts';

export interface CollectedEvent {
  readonly eventId: Id<'analytics-event'>;
  readonly name: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly playerId: PlayerId | null;
  /** Of the host it was sent to; null at the installation's own site. */
  readonly brand: string | null;
  readonly atMs: number;
  readonly receivedAtMs: number;
}

export async function insertEvents(db: Database, events: readonly CollectedEvent[]): Promise<void> {
  const rows = events.map(
    ({ eventId, name, data, playerId, brand, atMs, receivedAtMs }) =>
      sql`(${eventId}::bigint, ${name}, ${JSON.stringify(data)}::jsonb, ${playerId}::bigint, ${brand}::text,
        ${atMs}::bigint, ${receivedAtMs}::bigint)`,
  );
  await sql`
    insert into analytics_event (event_id, name, data, player_id, brand, at_ms, received_at_ms)
      values ${sql.join(rows)}`.execute(db);
}

/** How many events came since a moment, at most `most`: never a longer count than is needed. */
export async function countSince(db: Database, sinceMs: number, most: number): Promise<number> {
  const { rows } = await sql<{ events: bigint }>`
    select count(*) as events from
      (select 1 from analytics_event where received_at_ms >= ${sinceMs} limit ${most}) as found`.execute(db);
  return Number(rows[0]?.events ?? 0);
}

/** What is counted: all, or of one brand; `own` is the installation's own site. */
export interface Counted {
  readonly sinceMs: number;
  readonly brand: string | undefined;
}

function isOfBrand(brand: string | undefined): RawBuilder<unknown> {
  if (brand === undefined) return sql`true`;
  return brand === OWN_SITE ? sql`brand is null` : sql`brand = ${brand}`;
}

/** Events since a moment by UTC day, name and `error_code`; newest day first, then by name. */
export async function countsSince(
  db: Database,
  { sinceMs, brand }: Counted,
): Promise<AnalyticsCountsView['counts']> {
  const { rows } = await sql<{ day: string; name: string; error_code: string | null; events: bigint }>`
    select to_char(to_timestamp(received_at_ms / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day, name,
        data ->> 'error_code' as error_code, count(*) as events
      from analytics_event where received_at_ms >= ${sinceMs} and ${isOfBrand(brand)}
      group by 1, 2, 3 order by 1 desc, 2, 3 nulls first`.execute(db);
  return rows.map(({ day, name, error_code, events }) => ({
    day,
    name,
    errorCode: error_code,
    events: Number(events),
  }));
}

/** How many went how far since a moment. A player's first deposit or bet is the first that is still kept. */
export async function funnelSince(db: Database, { sinceMs, brand }: Counted): Promise<AnalyticsFunnelView> {
  const isOf = isOfBrand(brand);
  const { rows } = await sql<{ called: bigint; registered: bigint; deposits: bigint; bets: bigint }>`
    select
      (select count(*) from analytics_event
        where name = 'registration.called' and ${isOf} and received_at_ms >= ${sinceMs}) as called,
      (select count(*) from analytics_event
        where name = 'auth.registration-done' and ${isOf} and received_at_ms >= ${sinceMs}) as registered,
      (select count(*) from (select min(received_at_ms) as first from analytics_event
        where name = 'payment.deposit-done' and ${isOf} and player_id is not null group by player_id) as player
        where first >= ${sinceMs}) as deposits,
      (select count(*) from (select min(received_at_ms) as first from analytics_event
        where name = 'bet.placed' and ${isOf} and player_id is not null group by player_id) as player
        where first >= ${sinceMs}) as bets`.execute(db);
  const [row] = rows;
  return {
    calledRegistration: Number(row?.called ?? 0n),
    registered: Number(row?.registered ?? 0n),
    firstDeposits: Number(row?.deposits ?? 0n),
    firstBets: Number(row?.bets ?? 0n),
  };
}

export async function deleteEventsBefore(db: Database, beforeMs: number): Promise<void> {
  await sql`delete from analytics_event where received_at_ms < ${beforeMs}`.execute(db);
}
