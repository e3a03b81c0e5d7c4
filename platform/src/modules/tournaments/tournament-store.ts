import type { TournamentPointsRule } from '@paddock/contract';
import type { LocalizedName, TournamentScope, Who } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { CurrencyTerms, Tournament, TournamentId } from './tournament.ts';

interface TournamentRow {
  readonly tournament_id: bigint;
  readonly code: string;
  readonly name: unknown;
  readonly games: unknown;
  readonly points_by: string;
  readonly opens_at_ms: bigint;
  readonly closes_at_ms: bigint;
  readonly results_at_ms: bigint;
  readonly cancelled_at_ms: bigint | null;
  readonly final_at_ms: bigint | null;
  readonly approved_at_ms: bigint | null;
  readonly paid_at_ms: bigint | null;
  readonly currencies: unknown;
  readonly who: unknown;
}

/** A currency's terms as JSON: amounts as text, since JSON numbers are not exact. */
interface CurrencyJson {
  readonly currency: string;
  readonly least: string;
  readonly unit: string | null;
  readonly prizes: readonly string[];
}

const atMs = (value: bigint | null): number | undefined => (value === null ? undefined : Number(value));

function toTournament(row: TournamentRow): Tournament {
  return {
    tournamentId: row.tournament_id.toString() as TournamentId,
    code: row.code,
    name: row.name as LocalizedName,
    games: row.games as TournamentScope,
    points: row.points_by as TournamentPointsRule,
    who: row.who as Who,
    opensAtMs: Number(row.opens_at_ms),
    closesAtMs: Number(row.closes_at_ms),
    resultsAtMs: Number(row.results_at_ms),
    cancelledAtMs: atMs(row.cancelled_at_ms),
    finalAtMs: atMs(row.final_at_ms),
    approvedAtMs: atMs(row.approved_at_ms),
    paidAtMs: atMs(row.paid_at_ms),
    currencies: (row.currencies as readonly CurrencyJson[]).map(({ currency, least, unit, prizes }) => ({
      currency,
      leastStakeMinor: BigInt(least),
      turnoverUnitMinor: unit === null ? undefined : BigInt(unit),
      prizesMinor: prizes.map(BigInt),
    })),
  };
}

const SELECT = sql`
  select t.tournament_id, t.code, t.name, t.games, t.points_by, t.opens_at_ms, t.closes_at_ms, t.results_at_ms,
      t.cancelled_at_ms, t.final_at_ms, t.approved_at_ms, t.paid_at_ms, t.who,
      (select jsonb_agg(jsonb_build_object('currency', c.currency, 'least', c.least_stake_minor::text,
          'unit', c.turnover_unit_minor::text, 'prizes', c.prizes_minor::text[]) order by c.currency)
        from tournaments_currency c where c.tournament_id = t.tournament_id) as currencies
    from tournaments_tournament t`;

export async function readTournament(db: Database | Tx, id: TournamentId): Promise<Tournament | undefined> {
  const { rows } = await sql<TournamentRow>`${SELECT} where t.tournament_id = ${id}`.execute(db);
  return rows[0] === undefined ? undefined : toTournament(rows[0]);
}

/** The same, and lets one thing happen to it at a time, until the transaction ends. */
export async function lockTournament(tx: Tx, id: TournamentId): Promise<Tournament | undefined> {
  await sql`select from tournaments_tournament where tournament_id = ${id} for update`.execute(tx);
  return readTournament(tx, id);
}

/** Those that are neither cancelled nor paid to the end. */
export async function readUnended(db: Database | Tx): Promise<readonly Tournament[]> {
  const { rows } = await sql<TournamentRow>`
    ${SELECT} where t.cancelled_at_ms is null and t.paid_at_ms is null order by t.closes_at_ms, t.tournament_id`.execute(
    db,
  );
  return rows.map(toTournament);
}

/** Those whose places are fixed, that which closed last first. */
export async function readFinished(db: Database, limit: number): Promise<readonly Tournament[]> {
  const { rows } = await sql<TournamentRow>`
    ${SELECT} where t.final_at_ms is not null and t.cancelled_at_ms is null
      order by t.closes_at_ms desc, t.tournament_id desc limit ${limit}`.execute(db);
  return rows.map(toTournament);
}

/** All, the last made first. */
export async function readLatest(db: Database, limit: number): Promise<readonly Tournament[]> {
  const { rows } = await sql<TournamentRow>`${SELECT} order by t.tournament_id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(toTournament);
}

export type NewTournament = Omit<Tournament, 'cancelledAtMs' | 'finalAtMs' | 'approvedAtMs' | 'paidAtMs'> & {
  readonly madeAtMs: number;
};

/** False where one of its code stands. */
export async function insertTournament(tx: Tx, made: NewTournament): Promise<boolean> {
  const { tournamentId, madeAtMs } = made;
  const { rows } = await sql`
    insert into tournaments_tournament (tournament_id, code, name, games, points_by, opens_at_ms, closes_at_ms,
        results_at_ms, made_at_ms, look_from_id, next_look_from_id, next_look_at_ms, who)
      values (${tournamentId}, ${made.code}, ${JSON.stringify(made.name)}::jsonb, ${JSON.stringify(made.games)}::jsonb,
        ${made.points}, ${made.opensAtMs}, ${made.closesAtMs}, ${made.resultsAtMs}, ${madeAtMs}, ${tournamentId},
        ${tournamentId}, ${madeAtMs}, ${JSON.stringify(made.who)}::jsonb)
      on conflict (code) do nothing returning tournament_id`.execute(tx);
  if (rows.length === 0) return false;
  for (const terms of made.currencies) await insertCurrency(tx, tournamentId, terms);
  return true;
}

async function insertCurrency(tx: Tx, id: TournamentId, terms: CurrencyTerms): Promise<void> {
  const prizes = terms.prizesMinor.map(String);
  await sql`
    insert into tournaments_currency (tournament_id, currency, least_stake_minor, turnover_unit_minor, prizes_minor)
      values (${id}, ${terms.currency}, ${terms.leastStakeMinor}, ${terms.turnoverUnitMinor ?? null},
        ${prizes}::bigint[])`.execute(tx);
}

/** Closes it at a moment. */
export async function closeAt(
  tx: Tx,
  id: TournamentId,
  { closesAtMs, resultsAtMs }: Pick<Tournament, 'closesAtMs' | 'resultsAtMs'>,
): Promise<void> {
  await sql`
    update tournaments_tournament set closes_at_ms = ${closesAtMs}, results_at_ms = ${resultsAtMs}
      where tournament_id = ${id}`.execute(tx);
}

const STEPS = {
  cancelled: sql`cancelled_at_ms`,
  final: sql`final_at_ms`,
  approved: sql`approved_at_ms`,
  paid: sql`paid_at_ms`,
};

/** Dates a step of it, once. */
export async function markStep(
  tx: Tx,
  id: TournamentId,
  step: keyof typeof STEPS,
  nowMs: number,
): Promise<void> {
  const column = STEPS[step];
  await sql`
    update tournaments_tournament set ${column} = coalesce(${column}, ${nowMs}) where tournament_id = ${id}`.execute(
    tx,
  );
}

/** From which ids on rounds have to be looked at: those that began before the last look but one are written by now. */
export async function readLookFrom(tx: Tx, id: TournamentId): Promise<string> {
  const { rows } = await sql<{ look_from_id: bigint }>`
    select look_from_id from tournaments_tournament where tournament_id = ${id}`.execute(tx);
  return String(rows[0]?.look_from_id ?? id);
}

/** How long a round may take from its id to its commit; far more than any transaction lasts. */
const WRITTEN_WITHIN_MS = 60_000;

/** Moves that on, a minute at least behind what is being begun. @param nextId one made before the look */
export async function moveLook(tx: Tx, id: TournamentId, nextId: string, nowMs: number): Promise<void> {
  await sql`
    update tournaments_tournament set look_from_id = next_look_from_id, next_look_from_id = ${nextId}::bigint,
        next_look_at_ms = ${nowMs}
      where tournament_id = ${id} and next_look_at_ms <= ${nowMs - WRITTEN_WITHIN_MS}::bigint`.execute(tx);
}
