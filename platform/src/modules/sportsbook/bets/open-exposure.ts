import type { PlayerId } from '@paddock/contract';
import type { BetType } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { storedExposure, type Exposure } from '../risk/exposure.ts';
import { readHeld } from '../placement/placement-store.ts';

interface OpenRow {
  readonly player_id: bigint;
  readonly type: BetType;
  readonly return_cents: bigint;
  readonly weights: readonly string[];
  readonly selections: readonly string[];
  readonly events: readonly string[];
}

/**
 * What every open bet and every waiting placement holds of the house's room, as their rows say: what is counted again
 * after a restart, and what the count is compared with.
 */
export async function readOpenExposure(db: Database): Promise<readonly Exposure[]> {
  const { rows } = await sql<OpenRow>`
    select b.player_id, b.type, b.return_cents, b.weights_cents::text[] as weights,
      array_agg(l.market_id || '.' || l.outcome order by l.position) as selections,
      array_agg(l.event_id order by l.position)::text[] as events
    from sportsbook_bet b
    join sportsbook_bet_leg l on l.player_id = b.player_id and l.bet_id = b.id
    where b.status = 'open'
    group by b.player_id, b.id`.execute(db);
  const held = await readHeld(db);
  return [...rows.map(exposureOfRow), ...held.map(({ exposure }) => exposure)];
}

function exposureOfRow({ player_id, type, return_cents, weights, selections, events }: OpenRow): Exposure {
  const bet = { playerId: player_id.toString() as PlayerId, type, returnCents: return_cents };
  const legs = selections.map((selectionId, at) => ({ selectionId, eventId: events[at] ?? '' }));
  return storedExposure(bet, weights, legs);
}
