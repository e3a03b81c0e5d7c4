import type { AmountMinor, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import type { AskedRounds, RoundSource } from '../../products/index.ts';
import type { Tournament, TournamentId } from '../tournament.ts';

/** Rounds that are read at a time. */
export const ROUNDS_AT_ONCE = 5_000;

/** Rounds of who takes part, from the first that is looked at on. */
const ofEntry: AskedRounds['where'] = ({ playerId, roundId }) =>
  sql`${playerId} = e.player_id and ${roundId} >= first.id`;

/** A round that differs from what was counted of it, or was not counted yet. */
export interface ChangedRound {
  readonly playerId: PlayerId;
  readonly roundId: string;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly paidMinor: AmountMinor | undefined;
  readonly isVoid: boolean;
  readonly endedAtMs: number | undefined;
  /** The smallest price of its legs; null where there are none. */
  readonly oddsMilli: number | null;
}

export interface WantedRounds {
  /** Later ids alone, and those of rounds that were open when they were looked at last. */
  readonly fromId: string;
  /** Games that count, as the catalogue names them; undefined for all. */
  readonly games: readonly string[] | undefined;
}

/**
 * Rounds of a product that began while the tournament ran and their players took part in it, in the currency they took part
 * with, and that are not counted as they stand. Nothing is told by whoever plays them: the rows themselves are compared, so
 * that neither a crash nor a message that is lost or comes twice makes a difference. That a round came after joining is said
 * by their ids, which are made one after the other, also within a millisecond.
 */
export async function changedRounds(
  tx: Tx,
  { tournamentId, opensAtMs, closesAtMs }: Tournament,
  { product, rounds }: RoundSource,
  { fromId, games }: WantedRounds,
): Promise<readonly ChangedRound[]> {
  const { rows } = await sql<{
    player_id: bigint;
    round_id: bigint;
    currency: string;
    stake_minor: bigint;
    paid_minor: bigint | null;
    is_void: boolean;
    ended_at_ms: bigint | null;
    odds_milli: number | null;
  }>`
    select e.player_id, r.round_id, e.currency, r.stake_minor, r.paid_minor, r.is_void, r.ended_at_ms, r.odds_milli
      from tournaments_entry e
      cross join lateral (
        select least(${fromId}::bigint, (
          select min(o.round_id) from tournaments_round o
            where o.player_id = e.player_id and o.tournament_id = e.tournament_id and o.ended_at_ms is null)) as id
      ) first
      cross join lateral (${rounds({ where: ofEntry })}) r
      left join tournaments_round c on c.player_id = e.player_id and c.tournament_id = e.tournament_id
        and c.product = ${product} and c.round_id = r.round_id
      where e.tournament_id = ${tournamentId} and r.currency = e.currency
        and r.round_id > e.entry_id
        and r.began_at_ms >= ${opensAtMs}::bigint and r.began_at_ms < ${closesAtMs}::bigint
        and (${games ?? null}::text[] is null or r.company || ' ' || r.game = any(${games ?? null}::text[]))
        and (c.round_id is null or (c.stake_minor, c.paid_minor, c.is_void, c.ended_at_ms)
          is distinct from (r.stake_minor, r.paid_minor, r.is_void, r.ended_at_ms))
      limit ${ROUNDS_AT_ONCE}`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    roundId: row.round_id.toString(),
    currency: row.currency,
    stakeMinor: row.stake_minor,
    paidMinor: row.paid_minor ?? undefined,
    isVoid: row.is_void,
    endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
    oddsMilli: row.odds_milli,
  }));
}

export interface CountedRound extends ChangedRound {
  /** Undefined for one that does not count. */
  readonly points: bigint | undefined;
}

/** Writes down what rounds are and what they bring, in the place of what was counted of them. */
export async function keepRounds(
  tx: Tx,
  tournamentId: TournamentId,
  product: string,
  counted: readonly CountedRound[],
): Promise<void> {
  const rows = counted.map((round) => ({
    player_id: round.playerId,
    round_id: round.roundId,
    stake_minor: round.stakeMinor.toString(),
    paid_minor: round.paidMinor?.toString(),
    is_void: round.isVoid,
    ended_at_ms: round.endedAtMs,
    points: round.points?.toString(),
  }));
  await sql`
    insert into tournaments_round as c (player_id, tournament_id, product, round_id, stake_minor, paid_minor, is_void,
        ended_at_ms, points)
      select player_id, ${tournamentId}::bigint, ${product}, round_id, stake_minor, paid_minor, is_void, ended_at_ms, points
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(player_id bigint, round_id bigint,
          stake_minor bigint, paid_minor bigint, is_void boolean, ended_at_ms bigint, points bigint)
      on conflict (player_id, tournament_id, product, round_id) do update set stake_minor = excluded.stake_minor,
        paid_minor = excluded.paid_minor, is_void = excluded.is_void, ended_at_ms = excluded.ended_at_ms,
        points = excluded.points`.execute(tx);
}

/** Adds up what was counted of these players anew. Where points are equal, who had them earlier stands first. */
export async function addUp(
  tx: Tx,
  { tournamentId, points }: Tournament,
  players: readonly PlayerId[],
): Promise<void> {
  const isBest = points === 'best-multiplier';
  await sql`
    with counted as (
      select player_id, coalesce(max(points), 0) as best, coalesce(sum(points), 0)::bigint as total,
          count(points)::int as rounds, max(ended_at_ms) filter (where points > 0) as last_at_ms
        from tournaments_round
        where tournament_id = ${tournamentId} and player_id = any(${[...players]}::bigint[])
        group by player_id
    )
    update tournaments_entry e set rounds = c.rounds,
        points = case when ${isBest}::boolean then c.best else c.total end,
        reached_at_ms = case when not ${isBest}::boolean then c.last_at_ms else (
          select min(b.ended_at_ms) from tournaments_round b
            where b.player_id = c.player_id and b.tournament_id = ${tournamentId} and b.points = c.best
              and b.points > 0) end
      from counted c where e.player_id = c.player_id and e.tournament_id = ${tournamentId}`.execute(tx);
}
