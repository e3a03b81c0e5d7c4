import type { Competitor, EventState, LocalizedName } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { PlayedMatch } from './team-form.ts';

interface PlayedRow {
  readonly id: bigint;
  readonly starts_at_ms: bigint;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly score: readonly [number, number];
}

const PLAYED = sql`e.id, e.starts_at_ms, e.home, e.away, coalesce(e.final_score, e.state -> 'score') as score`;
/** What was cancelled brought nobody anything, whatever stood then; a race or a title is no match of a table. */
const COUNTS = sql`e.ended_at_ms is not null and e.state ->> 'status' = 'ended' and e.field is null`;
const LATEST_FIRST = sql`order by e.starts_at_ms desc, e.id desc`;

interface TogetherChoice {
  /** Of one side, or of both (`teamKeyOf`). */
  readonly teams: readonly string[];
  readonly fromMs: number;
  readonly beforeMs: number;
  readonly limit: number;
}

/** Matches that all of these sides played in, wherever, the latest first. */
export async function readPlayedBy(
  db: Database,
  { teams, fromMs, beforeMs, limit }: TogetherChoice,
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedRow>`
    select ${PLAYED} from sportsbook_event e
    where ${COUNTS} and e.team_keys @> ${[...teams]}::text[]
      and e.starts_at_ms >= ${fromMs}::bigint and e.starts_at_ms < ${beforeMs}::bigint
    ${LATEST_FIRST} limit ${limit}`.execute(db);
  return rows.map(playedMatch);
}

/** Matches of a championship, the latest first. */
export async function readPlayedIn(
  db: Database,
  { championshipId, fromMs, limit }: { championshipId: string; fromMs: number; limit: number },
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedRow>`
    select ${PLAYED} from sportsbook_event e
    where ${COUNTS} and e.championship_id = ${championshipId}::bigint and e.starts_at_ms >= ${fromMs}::bigint
    ${LATEST_FIRST} limit ${limit}`.execute(db);
  return rows.map(playedMatch);
}

function playedMatch({ id, starts_at_ms, home, away, score }: PlayedRow): PlayedMatch {
  return { id: id.toString(), startsAtMs: Number(starts_at_ms), home, away, score };
}

interface EventRow {
  readonly id: bigint;
  readonly sport: string;
  readonly championship_id: bigint;
  readonly slug: string;
  readonly championship: LocalizedName;
  readonly region_code: string;
  readonly region: LocalizedName;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly state: EventState;
}

/** A stored event, also one that left the memory long ago. */
export async function readStoredEvent(db: Database, id: string) {
  const { rows } = await sql<EventRow>`
    select e.id, e.sport, e.championship_id, c.slug, c.name as championship, r.code as region_code, r.name as region,
      e.home, e.away, e.state
    from sportsbook_event e
    join sportsbook_championship c on c.id = e.championship_id
    join sportsbook_region r on r.id = c.region_id
    where e.id = ${id}::bigint`.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.id.toString(),
      sport: row.sport,
      championship: { id: row.championship_id.toString(), slug: row.slug, name: row.championship },
      region: { code: row.region_code, name: row.region },
      home: row.home,
      away: row.away,
      state: row.state,
    }
  );
}
