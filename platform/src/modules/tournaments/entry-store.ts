import type { AmountMinor, Id, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { TournamentId } from './tournament.ts';

export type EntryId = Id<'tournament-entry'>;

/** Somebody who takes part. */
export interface Entry {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly currency: string;
  /** The player's number, shortened. */
  readonly who: string;
  readonly joinedAtMs: number;
  /** Hundredths. */
  readonly points: bigint;
  readonly rounds: number;
  /** Fixed with the results; before, where the board stands. */
  readonly place: number | undefined;
  readonly prizeMinor: AmountMinor;
  readonly paidAtMs: number | undefined;
}

interface EntryRow {
  readonly entry_id: bigint;
  readonly player_id: bigint;
  readonly currency: string;
  readonly who: string;
  readonly joined_at_ms: bigint;
  readonly points: bigint;
  readonly rounds: number;
  readonly place: number | null;
  readonly prize_minor: bigint;
  readonly paid_at_ms: bigint | null;
}

const toEntry = (row: EntryRow): Entry => ({
  entryId: row.entry_id.toString() as EntryId,
  playerId: row.player_id.toString() as PlayerId,
  currency: row.currency,
  who: row.who,
  joinedAtMs: Number(row.joined_at_ms),
  points: row.points,
  rounds: row.rounds,
  place: row.place ?? undefined,
  prizeMinor: row.prize_minor,
  paidAtMs: row.paid_at_ms === null ? undefined : Number(row.paid_at_ms),
});

export type NewEntry = Pick<Entry, 'entryId' | 'playerId' | 'currency' | 'who' | 'joinedAtMs'>;

export async function insertEntry(tx: Tx, id: TournamentId, entry: NewEntry): Promise<void> {
  await sql`
    insert into tournaments_entry (player_id, tournament_id, entry_id, currency, who, joined_at_ms)
      values (${entry.playerId}, ${id}, ${entry.entryId}, ${entry.currency}, ${entry.who}, ${entry.joinedAtMs})`.execute(
    tx,
  );
}

/** Entries of these players, with their places while the board is open. */
export async function entriesOf(
  db: Database | Tx,
  id: TournamentId,
  players: readonly PlayerId[],
): Promise<readonly Entry[]> {
  const { rows } = await sql<EntryRow>`
    select e.entry_id, e.player_id, e.currency, e.who, e.joined_at_ms, e.points, e.rounds,
        case when e.points = 0 then null
          else coalesce(e.place, (
            select count(*)::int + 1 from tournaments_entry o
              where o.tournament_id = e.tournament_id and o.points > e.points)) end as place,
        e.prize_minor, e.paid_at_ms
      from tournaments_entry e
      where e.tournament_id = ${id} and e.player_id = any(${[...players]}::bigint[])`.execute(db);
  return rows.map(toEntry);
}

/** Tournaments that a player takes part in, of some. */
export async function joinedOf(
  db: Database,
  playerId: PlayerId,
  ids: readonly TournamentId[],
): Promise<ReadonlySet<TournamentId>> {
  const { rows } = await sql<{ tournament_id: bigint }>`
    select tournament_id from tournaments_entry
      where player_id = ${playerId} and tournament_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Set(rows.map((row) => row.tournament_id.toString() as TournamentId));
}

/** The first of a board, those with points: most points first, then who had them earlier. */
export async function firstEntries(
  db: Database | Tx,
  id: TournamentId,
  limit: number,
): Promise<readonly Entry[]> {
  const { rows } = await sql<EntryRow>`
    select entry_id, player_id, currency, who, joined_at_ms, points, rounds,
        coalesce(place, rank() over (order by points desc)::int) as place, prize_minor, paid_at_ms
      from tournaments_entry where tournament_id = ${id} and points > 0
      order by points desc, reached_at_ms, entry_id limit ${limit}`.execute(db);
  return rows.map(toEntry);
}

/** How many take part in each of some tournaments, with points or without. */
export async function countEntries(
  db: Database | Tx,
  ids: readonly TournamentId[],
): Promise<(id: TournamentId) => number> {
  const { rows } = await sql<{ tournament_id: bigint; players: bigint }>`
    select tournament_id, count(*) as players from tournaments_entry
      where tournament_id = any(${[...ids]}::bigint[]) group by tournament_id`.execute(db);
  const counts = new Map(rows.map((row) => [row.tournament_id.toString(), Number(row.players)]));
  return (id) => counts.get(id) ?? 0;
}
