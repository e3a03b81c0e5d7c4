import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Ids of all events that a player has an open bet on. */
export async function readEventsBetOn(db: Database, playerId: PlayerId): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ event_id: bigint }>`
    select distinct l.event_id from sportsbook_bet b
      join sportsbook_bet_leg l on l.player_id = b.player_id and l.bet_id = b.id
      where b.player_id = ${playerId}::bigint and b.status = 'open'`.execute(db);
  return new Set(rows.map(({ event_id }) => event_id.toString()));
}
