import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A stake that is in its player's escrow: an undecided placement, or an open bet. */
export interface HeldStake {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly heldMinor: bigint;
}

/** All stakes in escrow, for the ledger's audit. A bet opened again by a rollback is open like any other. */
export async function readHeldStakes(db: Database | Tx): Promise<readonly HeldStake[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(held)::bigint as held from (
      select player_id, currency, remaining_stake_minor as held from sportsbook_bet where status = 'open'
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
