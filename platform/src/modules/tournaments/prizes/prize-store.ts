import type { AmountMinor, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { PrizeFact } from '../../wallet/index.ts';
import type { EntryId } from '../entry-store.ts';
import type { Ranked } from '../rules/prizes.ts';
import type { TournamentId } from '../tournament.ts';

/** Fixes the places of all who have points: those of equal points share one. */
export async function fixPlaces(tx: Tx, id: TournamentId): Promise<void> {
  await sql`
    update tournaments_entry e set place = ranked.place
      from (
        select player_id, rank() over (order by points desc) as place from tournaments_entry
          where tournament_id = ${id} and points > 0
      ) ranked
      where e.tournament_id = ${id} and e.player_id = ranked.player_id`.execute(tx);
}

/** Those at the first places, in the order of the board; all of a tie that reaches over the last of them. */
export async function rankedUpTo(tx: Tx, id: TournamentId, places: number): Promise<readonly Ranked[]> {
  const { rows } = await sql<{ entry_id: bigint; currency: string; points: bigint }>`
    select entry_id, currency, points from tournaments_entry
      where tournament_id = ${id} and place <= ${places} order by points desc, reached_at_ms, entry_id`.execute(
    tx,
  );
  return rows.map((row) => ({
    entryId: row.entry_id.toString(),
    currency: row.currency,
    points: row.points,
  }));
}

export async function fixPrizes(
  tx: Tx,
  id: TournamentId,
  prizes: ReadonlyMap<string, AmountMinor>,
): Promise<void> {
  const rows = [...prizes].map(([entry_id, minor]) => ({ entry_id, prize_minor: minor.toString() }));
  await sql`
    update tournaments_entry e set prize_minor = p.prize_minor
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(entry_id bigint, prize_minor bigint)
      where e.tournament_id = ${id} and e.entry_id = p.entry_id`.execute(tx);
}

export interface Prize {
  readonly entryId: EntryId;
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly place: number;
  readonly prizeMinor: AmountMinor;
}

/** Prizes that are not paid, in the order their winners joined. @param after the entry before */
export async function unpaidPrizes(
  db: Database,
  id: TournamentId,
  after: string,
  limit: number,
): Promise<readonly Prize[]> {
  const { rows } = await sql<{
    entry_id: bigint;
    player_id: bigint;
    currency: string;
    place: number;
    prize_minor: bigint;
  }>`
    select entry_id, player_id, currency, place, prize_minor from tournaments_entry
      where tournament_id = ${id} and prize_minor > 0 and paid_at_ms is null and place is not null
        and entry_id > ${after}::bigint
      order by entry_id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    entryId: row.entry_id.toString() as EntryId,
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    place: row.place,
    prizeMinor: row.prize_minor,
  }));
}

/** False where it was paid before. */
export async function markPaid(
  tx: Tx,
  id: TournamentId,
  playerId: PlayerId,
  nowMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update tournaments_entry set paid_at_ms = ${nowMs}
      where player_id = ${playerId} and tournament_id = ${id} and paid_at_ms is null returning entry_id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether any prize of it is paid. */
export async function hasPaid(tx: Tx, id: TournamentId): Promise<boolean> {
  const { rows } = await sql<{ entry_id: bigint }>`
    select entry_id from tournaments_entry where tournament_id = ${id} and paid_at_ms is not null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a prize of it is still to be paid. */
export async function hasUnpaid(tx: Tx, id: TournamentId): Promise<boolean> {
  const { rows } = await sql<{ entry_id: bigint }>`
    select entry_id from tournaments_entry
      where tournament_id = ${id} and prize_minor > 0 and paid_at_ms is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** @see Tournaments.prizes */
export async function prizeFacts(db: Database | Tx): Promise<readonly PrizeFact[]> {
  const { rows } = await sql<{
    player_id: bigint;
    tournament_id: bigint;
    currency: string;
    prize_minor: bigint;
  }>`
    select player_id, tournament_id, currency, prize_minor from tournaments_entry
      where paid_at_ms is not null`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    tournamentId: row.tournament_id.toString(),
    currency: row.currency,
    paidMinor: row.prize_minor,
  }));
}

/** What is won in each currency, and what of it is paid. */
export async function prizeSums(
  db: Database,
  ids: readonly TournamentId[],
): Promise<
  ReadonlyMap<
    string,
    readonly {
      readonly currency: string;
      readonly wonMinor: AmountMinor;
      readonly paidMinor: AmountMinor;
      readonly winners: number;
    }[]
  >
> {
  const { rows } = await sql<{
    tournament_id: bigint;
    currency: string;
    won: bigint;
    paid: bigint;
    winners: bigint;
  }>`
    select tournament_id, currency, sum(prize_minor)::bigint as won,
        coalesce(sum(prize_minor) filter (where paid_at_ms is not null), 0)::bigint as paid, count(*) as winners
      from tournaments_entry where tournament_id = any(${[...ids]}::bigint[]) and prize_minor > 0
      group by tournament_id, currency order by currency`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({
      id: row.tournament_id.toString(),
      currency: row.currency,
      wonMinor: row.won,
      paidMinor: row.paid,
      winners: Number(row.winners),
    })),
    ({ id }) => id,
  );
}
