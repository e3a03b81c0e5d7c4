import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';

/** Whether anything may be given to a player now: to nobody who is banned, whose money is frozen, or who is on a break. */
export async function mayBeGiven(
  db: Database | Tx,
  { isBanned, wallet, mayPlay }: Pick<BonusesParts, 'isBanned' | 'wallet' | 'mayPlay'>,
  playerId: PlayerId,
): Promise<boolean> {
  return !isBanned(playerId) && !(await wallet.isFrozen(db, playerId)) && mayPlay(db, playerId);
}
