import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A stake that is still in its player's escrow: an undecided placement, or a bet never settled. */
export interface HeldStake {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly heldMinor: bigint;
}

/** All stakes in escrow, for the ledger's audit. A bet opened again by a rollback has its stake with the house. */
export async function readHeldStakes(db: Database | Tx): Promise<readonly HeldStake[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(held)::bigint as held from (
      select player_id, currency, remaining_stake_minor as held from sportsbook_bet where revision = 0
      union all
      select player_id, ticket->>'currency', (ticket->>'stakeMinor')::bigint from sportsbook_placement
      where status = 'held'
    ) h group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

export interface OpenExposure {
  readonly liabilityCents: bigint;
  readonly selectionIds: readonly string[];
}

/** What open bets may cost the house, to count liability again after a restart. */
export async function readOpenExposure(db: Database): Promise<readonly OpenExposure[]> {
  const { rows } = await sql<{ liability_cents: bigint; selections: string[] }>`
    select b.liability_cents, array_agg(l.market_id || '.' || l.outcome) as selections
    from sportsbook_bet b
    join sportsbook_bet_leg l on l.player_id = b.player_id and l.bet_id = b.id
    where b.status = 'open'
    group by b.player_id, b.id`.execute(db);
  return rows.map((row) => ({ liabilityCents: row.liability_cents, selectionIds: row.selections }));
}
