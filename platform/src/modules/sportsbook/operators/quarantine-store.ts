import type { FeedFault, QuarantineView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

type Entry = QuarantineView['entries'][number];

interface Row {
  readonly id: bigint;
  readonly producer: string;
  readonly event_id: bigint | null;
  readonly market_ids: readonly string[];
  readonly state: Entry['state'];
  readonly faults: FeedFault[];
  readonly reason: string;
  readonly times: number;
  readonly at_ms: bigint;
  readonly last_at_ms: bigint;
  readonly body: unknown;
}

/** What was not taken, newest first. */
export async function listQuarantine(
  db: Database,
  {
    state,
    before,
    limit,
  }: { readonly state: Entry['state']; readonly before: string | undefined; readonly limit: number },
): Promise<readonly Entry[]> {
  const { rows } = await sql<Row>`
    select * from sportsbook_quarantine
    where state = ${state} and id < coalesce(${before ?? null}::bigint, ${Number.MAX_SAFE_INTEGER}::bigint)
    order by id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id.toString(),
    producer: row.producer,
    eventId: row.event_id?.toString() ?? null,
    marketIds: [...row.market_ids],
    state: row.state,
    faults: row.faults,
    reason: row.reason,
    times: row.times,
    firstAtMs: Number(row.at_ms),
    lastAtMs: Number(row.last_at_ms),
    body: row.body,
  }));
}

/** Answers false for an entry that does not wait, undefined for one that never was. */
export async function dismissEntry(tx: Tx, id: string, atMs: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from sportsbook_quarantine where id = ${id}::bigint for update`.execute(tx);
  if (rows[0] === undefined) return undefined;
  if (rows[0].state !== 'open') return false;
  await sql`
    update sportsbook_quarantine set state = 'dismissed', closed_at_ms = ${atMs} where id = ${id}::bigint`.execute(
    tx,
  );
  return true;
}
