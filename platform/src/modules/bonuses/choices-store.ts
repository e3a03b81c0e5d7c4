import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { BonusChoice } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** What the player chose last, since the registration; undefined for nothing. */
export async function keptChoice(db: Database | Tx, playerId: PlayerId): Promise<BonusChoice | undefined> {
  const { rows } = await sql<{ choice: BonusChoice }>`
    select choice from bonuses_choice where player_id = ${playerId}`.execute(db);
  return rows[0]?.choice;
}

export async function keepChoice(
  tx: Tx,
  {
    playerId,
    choice,
    atMs,
  }: { readonly playerId: PlayerId; readonly choice: BonusChoice; readonly atMs: number },
): Promise<void> {
  await sql`
    insert into bonuses_choice (player_id, choice, at_ms) values (${playerId}, ${choice}, ${atMs})
      on conflict (player_id) do update set choice = excluded.choice, at_ms = excluded.at_ms`.execute(tx);
}
