import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { lockAccounts } from './accounts-store.ts';

/**
 * Freezes what a player can do with money: no stakes, no withdrawals, no conversions. What others post, results and
 * payments that arrive, goes on. Answers false when it was so already.
 */
export async function freeze(tx: Tx, playerId: PlayerId, atMs: number): Promise<boolean> {
  await lockAccounts(tx, playerId);
  const { rows } = await sql`
    insert into wallet_frozen (player_id, at_ms) values (${playerId}, ${atMs})
      on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

export async function unfreeze(tx: Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql`delete from wallet_frozen where player_id = ${playerId} returning 1`.execute(tx);
  return rows.length === 1;
}

export async function isFrozen(db: Database | Tx, playerId: PlayerId): Promise<boolean> {
  const { rows } = await sql`select 1 from wallet_frozen where player_id = ${playerId}`.execute(db);
  return rows.length === 1;
}

/** @throws ACCOUNT_FROZEN. */
export async function requireNotFrozen(tx: Tx, playerId: PlayerId): Promise<void> {
  if (await isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
}
