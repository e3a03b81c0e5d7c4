import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import type { ChampionshipEntry, EventEntry, MarketEntry, RegionEntry } from '../book/entries.ts';
import { sidesSearchText } from '../results/sides-search-text.ts';
import { teamKeys } from '../teams/team-keys.ts';

/** An id in a feed's own naming and what it stands for (rules §5). */
export interface ExternalRef {
  readonly source: string;
  readonly kind: 'region' | 'championship' | 'event' | 'athlete';
  readonly externalId: string;
  readonly id: string;
}

/** Rows a single statement carries at most. */
const CHUNK = 2_000;

/** Runs `write` with the rows as one JSON array per chunk: one round trip for thousands of rows. */
export async function inChunks(
  rows: readonly unknown[],
  write: (json: string) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await write(JSON.stringify(rows.slice(at, at + CHUNK)));
}

export async function writeRegions(tx: Tx, regions: readonly RegionEntry[]): Promise<void> {
  const rows = regions.map(({ id, code, name }) => ({ id, code, name }));
  await inChunks(rows, (json) =>
    sql`
      insert into sportsbook_region (id, code, name)
      select id, code, name from jsonb_to_recordset(${json}::jsonb) as r(id bigint, code text, name jsonb)
      on conflict (id) do update set code = excluded.code, name = excluded.name`.execute(tx),
  );
}

export async function writeChampionships(tx: Tx, championships: readonly ChampionshipEntry[]): Promise<void> {
  const rows = championships.map((c) => ({ ...c, region: undefined, region_id: c.region.id }));
  await inChunks(rows, (json) =>
    sql`
      insert into sportsbook_championship (id, region_id, sport, slug, name, rank)
      select id, region_id, sport, slug, name, rank from jsonb_to_recordset(${json}::jsonb)
        as c(id bigint, region_id bigint, sport text, slug text, name jsonb, rank int)
      on conflict (id) do update set
        region_id = excluded.region_id, slug = excluded.slug, name = excluded.name, rank = excluded.rank
      `.execute(tx),
  );
}

export async function writeEvents(tx: Tx, events: readonly EventEntry[]): Promise<void> {
  const rows = events.map((event) => ({
    id: event.id,
    championship_id: event.championship.id,
    producer: event.producer.name,
    external_id: event.externalId,
    sport: event.sport,
    home: event.home,
    away: event.away,
    field: event.field ?? null,
    state: event.state,
    final_score: event.finalScore ?? null,
    bet_stops: event.betStops,
    ended_at_ms: event.endedAtMs ?? null,
    absent_since_ms: event.absentSinceMs ?? null,
    search_text: sidesSearchText(event),
    team_keys: teamKeys(event),
  }));
  await inChunks(rows, (json) =>
    sql`
      insert into sportsbook_event (id, championship_id, producer, external_id, sport, home, away, field, state, final_score,
        bet_stops, ended_at_ms, absent_since_ms, search_text, team_keys)
      select * from jsonb_to_recordset(${json}::jsonb) as e(id bigint, championship_id bigint, producer text,
        external_id text, sport text, home jsonb, away jsonb, field jsonb, state jsonb, final_score jsonb, bet_stops int,
        ended_at_ms bigint, absent_since_ms bigint, search_text text, team_keys text[])
      on conflict (id) do update set
        search_text = excluded.search_text, team_keys = excluded.team_keys, championship_id = excluded.championship_id, home = excluded.home, away = excluded.away, field = excluded.field,
        state = excluded.state, final_score = excluded.final_score, bet_stops = excluded.bet_stops,
        ended_at_ms = excluded.ended_at_ms, absent_since_ms = excluded.absent_since_ms`.execute(tx),
  );
}

export async function writeMarkets(tx: Tx, markets: readonly MarketEntry[]): Promise<void> {
  const rows = markets.map((market) => ({
    id: market.id,
    event_id: market.event.id,
    type: market.type.key,
    specifiers: market.specifiersKey,
    status: market.status,
    reason: market.reason ?? null,
    suspended_since_ms: market.suspendedSinceMs ?? null,
    selections: market.selections,
    each_way: market.eachWay ?? null,
  }));
  await inChunks(rows, (json) =>
    sql`
      insert into sportsbook_market (id, event_id, type, specifiers, status, reason, suspended_since_ms, selections, each_way)
      select * from jsonb_to_recordset(${json}::jsonb) as m(id bigint, event_id bigint, type text,
        specifiers text, status text, reason text, suspended_since_ms bigint, selections jsonb, each_way jsonb)
      on conflict (id) do update set status = excluded.status, reason = excluded.reason,
        suspended_since_ms = excluded.suspended_since_ms, selections = excluded.selections,
        each_way = excluded.each_way`.execute(tx),
  );
}

export async function writeRefs(tx: Tx, refs: readonly ExternalRef[]): Promise<void> {
  await inChunks(refs, (json) =>
    sql`
      insert into sportsbook_external_ref (source, kind, external_id, id)
      select source, kind, "externalId", id from jsonb_to_recordset(${json}::jsonb)
        as r(source text, kind text, "externalId" text, id bigint)
      on conflict do nothing`.execute(tx),
  );
}

export async function writePositions(
  tx: Tx,
  positions: readonly { readonly name: string; readonly epoch: number; readonly seq: number }[],
): Promise<void> {
  await inChunks(positions, (json) =>
    sql`
      insert into sportsbook_producer (name, epoch, seq)
      select name, epoch, seq from jsonb_to_recordset(${json}::jsonb)
        as p(name text, epoch bigint, seq bigint)
      on conflict (name) do update set epoch = excluded.epoch, seq = excluded.seq`.execute(tx),
  );
}
