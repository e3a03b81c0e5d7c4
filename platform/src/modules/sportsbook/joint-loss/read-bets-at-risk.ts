import { sql, type RawBuilder } from 'kysely';
import type { BetId, PlayerId } from '@paddock/contract';
import type { BetStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { planFrom, type StoredPlan } from '../bets/stored-plan.ts';
import type { BetKey } from '../settlement/settling-store.ts';
import type { BetAtRisk, LegAtRisk } from './bet-at-risk.ts';

interface Row extends StoredPlan {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly remaining_stake_minor: bigint;
  readonly status: BetStatus;
  readonly revision: number;
  readonly accepted_at_ms: bigint;
  readonly settled_at_ms: bigint | null;
  readonly legs: readonly LegAtRisk[];
}

export interface OpenSince {
  readonly sinceMs: number;
  readonly untilBetId: BetId;
}

/** Bets of these players with a leg on an event of some bets, those among them; oldest first. */
export function readBetsBeside(
  db: Database | Tx,
  bets: readonly BetKey[],
  players: readonly PlayerId[],
): Promise<readonly BetAtRisk[]> {
  const column = (name: keyof BetKey) => bets.map((bet) => bet[name]);
  return readBets(
    db,
    sql`(b.player_id, b.id) in (
      select l.player_id, l.bet_id from sportsbook_bet_leg l
      where l.player_id = any(${[...players]}::bigint[]) and l.event_id in (
        select own.event_id from sportsbook_bet_leg own
        where (own.player_id, own.bet_id) in (
          select * from unnest(${column('playerId')}::bigint[], ${column('betId')}::bigint[]))))`,
  );
}

/** Bets of these players that were placed no later than a bet and were not over at a moment, oldest first. */
export function readBetsOpenSince(
  db: Database | Tx,
  { sinceMs, untilBetId }: OpenSince,
  players: readonly PlayerId[],
): Promise<readonly BetAtRisk[]> {
  return readBets(
    db,
    sql`b.player_id = any(${[...players]}::bigint[]) and b.id <= ${untilBetId}::bigint
      and (b.settled_at_ms is null or b.settled_at_ms > ${sinceMs}::bigint)`,
  );
}

async function readBets(db: Database | Tx, wanted: RawBuilder<unknown>): Promise<readonly BetAtRisk[]> {
  const { rows } = await sql<Row>`
    select b.player_id, b.id, b.currency, b.stake_minor, b.remaining_stake_minor, b.bankers, b.folds, b.links, b.builder_milli, b.builder_model, b.anti_odds_milli,
      b.anti_margin_ppb, b.each_way, b.status, b.revision, b.accepted_at_ms, b.settled_at_ms, (
        select jsonb_agg(jsonb_build_object(
          'eventId', l.event_id::text, 'marketId', l.market_id::text, 'sport', l.evidence->>'sport',
          'marketType', l.evidence->>'marketType', 'specifiers', l.evidence->'specifiers',
          'outcome', l.outcome, 'oddsMilli', l.odds_milli,
          'chancePpb', l.chance_ppb, 'score', l.evidence->'score', 'result', l.result) order by l.position)
        from sportsbook_bet_leg l where l.player_id = b.player_id and l.bet_id = b.id
      ) as legs
    from sportsbook_bet b where ${wanted} order by b.id`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    betId: row.id.toString() as BetId,
    currency: row.currency,
    stakeMinor: row.remaining_stake_minor,
    struckMinor: row.stake_minor,
    status: row.status,
    revision: row.revision,
    acceptedAtMs: Number(row.accepted_at_ms),
    settledAtMs: row.settled_at_ms === null ? null : Number(row.settled_at_ms),
    plan: planFrom(row, row.legs.length),
    legs: row.legs,
  }));
}
