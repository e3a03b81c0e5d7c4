import type { BetId, PlayerId } from '@paddock/contract';
import type { PlannedLeg } from '@paddock/contract/bets';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { plannedLeg } from '../settlement/leg-result.ts';
import { readLegs } from '../settlement/settling-store.ts';

/** A bet of one line that has ended, as others count with it. */
export interface PastBet {
  readonly betId: BetId;
  readonly type: 'single' | 'accumulator';
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** The most it could return. */
  readonly capMinor: bigint;
  readonly acceptedAtMs: number;
  readonly legs: readonly (PlannedLeg & { readonly sport: string })[];
}

/** Bets of one line of a player since a moment that have ended, in the order of placing: none with a gift, or cashed out. */
export async function pastBets(
  db: Database,
  playerId: PlayerId,
  fromMs: number,
): Promise<readonly PastBet[]> {
  const { rows } = await sql<{
    id: bigint;
    type: PastBet['type'];
    currency: string;
    stake_minor: bigint;
    payout_cap_minor: bigint;
    accepted_at_ms: bigint;
  }>`
    select id, type, currency, stake_minor, payout_cap_minor, accepted_at_ms from sportsbook_bet
      where player_id = ${playerId}::bigint and status in ('won', 'lost', 'returned')
        and type in ('single', 'accumulator') and gift is null and remaining_stake_minor = stake_minor
        and accepted_at_ms >= ${fromMs}::bigint
      order by id`.execute(db);
  const idOf = (row: { readonly id: bigint }): BetId => row.id.toString() as BetId;
  const legs = await readLegs(
    db,
    rows.map((row) => ({ playerId, betId: idOf(row) })),
  );
  const sports = await sportsOf(db, [...legs.values()].flat());
  return rows.map((row) => ({
    betId: idOf(row),
    ...{
      type: row.type,
      currency: row.currency,
      stakeMinor: row.stake_minor,
      capMinor: row.payout_cap_minor,
    },
    acceptedAtMs: Number(row.accepted_at_ms),
    legs: (legs.get(idOf(row)) ?? []).map((leg) => ({
      ...plannedLeg(leg),
      sport: sports.get(leg.event_id) ?? '',
    })),
  }));
}

async function sportsOf(
  db: Database,
  legs: readonly { readonly event_id: bigint }[],
): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await sql<{ id: bigint; sport: string }>`
    select id, sport from sportsbook_event where id = any(${legs.map((leg) => leg.event_id)}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, sport }) => [id, sport]));
}
