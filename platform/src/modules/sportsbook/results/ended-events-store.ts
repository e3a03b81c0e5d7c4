import type {
  Competitor,
  LocalizedName,
  NamedPlacing,
  ResultView,
  Scorecards,
  WithdrawnRunner,
} from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { namedPlacings } from './named-placings.ts';
import { withdrawnRunners } from './withdrawn-runners.ts';

/** Which matches that are over, the latest first. */
export interface EndedChoice {
  readonly fromMs: number;
  readonly toMs: number;
  readonly sport?: string | undefined;
  readonly championshipId?: string | undefined;
  /** Each is part of a side's name, in the form that is searched. */
  readonly words: readonly string[];
  /** The last one that was read before. */
  readonly after?: { readonly startsAtMs: string; readonly id: string } | undefined;
  readonly limit: number;
}

interface EndedRow {
  readonly id: bigint;
  readonly sport: string;
  readonly championship_id: bigint;
  readonly championship: LocalizedName;
  readonly region_code: string;
  readonly region: LocalizedName;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly status: string;
  readonly starts_at_ms: bigint;
  readonly score: readonly [number, number];
  readonly parts: [number, number][];
  readonly is_field: boolean;
  readonly winners: LocalizedName[] | null;
  readonly placings: NamedPlacing[] | null;
  readonly withdrawn: WithdrawnRunner[] | null;
  readonly cards: Scorecards | null;
}

/** What a feed left out for good never ended: it has no result. */
const IS_RESULT = sql`e.ended_at_ms is not null`;

export function readEnded(db: Database, choice: EndedChoice): Promise<ResultView[]> {
  const inTime = sql`e.starts_at_ms >= ${choice.fromMs}::bigint and e.starts_at_ms < ${choice.toMs}::bigint`;
  return selectEnded(
    db,
    { which: sql`${inTime} and ${narrowedBy(choice)}`, cards: sql`null::jsonb` },
    choice.limit,
  );
}

/** Matches of a team (`teamKeyOf`) that are over with their scorecards, the latest first. */
export function readEndedOfTeam(db: Database, teamKey: string, limit: number): Promise<ResultView[]> {
  const which = sql`e.team_keys @> array[${teamKey}::text]`;
  return selectEnded(db, { which, cards: sql`e.state -> 'cricket' -> 'cards'` }, limit);
}

interface SidesRow {
  readonly key: string;
  readonly sport: string;
  readonly home: Competitor;
  readonly away: Competitor;
}

/** The sides of the last match that is over of each of some teams, by its key. */
export async function readSidesOfTeams(
  db: Database,
  teamKeys: readonly string[],
): Promise<ReadonlyMap<string, Omit<SidesRow, 'key'>>> {
  if (teamKeys.length === 0) return new Map();
  const { rows } = await sql<SidesRow>`
    select team.key, last.sport, last.home, last.away from unnest(${[...teamKeys]}::text[]) as team(key)
    cross join lateral (
      select e.sport, e.home, e.away from sportsbook_event e
      where ${IS_RESULT} and e.team_keys @> array[team.key]
      order by e.starts_at_ms desc limit 1
    ) as last
    where team.key is not null`.execute(db);
  return new Map(rows.map(({ key, ...sides }) => [key, sides]));
}

interface Ended {
  readonly which: RawBuilder<unknown>;
  readonly cards: RawBuilder<unknown>;
}

async function selectEnded(db: Database, { which, cards }: Ended, limit: number): Promise<ResultView[]> {
  const { rows } = await sql<EndedRow>`
    select e.id, e.sport, e.championship_id, c.name as championship, r.code as region_code, r.name as region,
      e.home, e.away, e.state ->> 'status' as status, e.starts_at_ms,
      coalesce(e.final_score, e.state -> 'score') as score, e.state -> 'parts' as parts,
      e.field is not null as is_field,
      (select jsonb_agg(runner -> 'name') from jsonb_array_elements(e.field -> 'runners') as runner
        where e.state -> 'winners' ? (runner ->> 'code')) as winners,
      ${namedPlacings(sql`e`)} as placings, ${withdrawnRunners(sql`e`)} as withdrawn,
      ${cards} as cards
    from sportsbook_event e
    join sportsbook_championship c on c.id = e.championship_id
    join sportsbook_region r on r.id = c.region_id
    where ${IS_RESULT} and ${which}
    order by e.starts_at_ms desc, e.id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.id.toString(),
    sport: row.sport,
    championship: { id: row.championship_id.toString(), name: row.championship },
    region: { code: row.region_code, name: row.region },
    home: row.home,
    away: row.away,
    status: row.status === 'cancelled' ? 'cancelled' : 'ended',
    startsAtMs: Number(row.starts_at_ms),
    score: [...row.score],
    parts: row.parts,
    ...(row.is_field && { winners: row.winners ?? [] }),
    ...(row.placings !== null && { placings: row.placings }),
    ...(row.withdrawn !== null && { withdrawn: row.withdrawn }),
    ...(row.cards !== null && { cards: row.cards }),
  }));
}

function narrowedBy({ sport, championshipId, words, after }: EndedChoice): RawBuilder<unknown> {
  const conditions = words.map((word) => sql`strpos(e.search_text, ${word}) > 0`);
  if (sport !== undefined) conditions.push(sql`e.sport = ${sport}`);
  if (championshipId !== undefined) conditions.push(sql`e.championship_id = ${championshipId}::bigint`);
  if (after !== undefined)
    conditions.push(sql`(e.starts_at_ms, e.id) < (${after.startsAtMs}::bigint, ${after.id}::bigint)`);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

interface CountRow {
  readonly id: bigint;
  readonly sport: string;
  readonly name: LocalizedName;
  readonly region_code: string;
  readonly region: LocalizedName;
  readonly ended: number;
}

/** Championships with how many of their matches of a time are over, by rank. */
export async function countEnded(
  db: Database,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly CountRow[]> {
  const { rows } = await sql<CountRow>`
    select c.id, c.sport, c.name, r.code as region_code, r.name as region, n.ended
    from (
      select e.championship_id, count(*)::int as ended from sportsbook_event e
      where ${IS_RESULT} and e.starts_at_ms >= ${fromMs}::bigint and e.starts_at_ms < ${toMs}::bigint
      group by e.championship_id
    ) n
    join sportsbook_championship c on c.id = n.championship_id
    join sportsbook_region r on r.id = c.region_id
    order by c.rank, c.id`.execute(db);
  return rows;
}
