import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../../kernel/database/database.ts';
import { grantsOf, writeGrant } from '../grant-store.ts';
import { startStakes } from './start-store.ts';
import { countsStakes } from './window.ts';

/**
 * Ends what was counted of a player's stakes as a deposit is charged back: they were staked with money that was none. What
 * has counted nothing yet goes on.
 */
export async function chargeBackStarts(
  tx: Tx,
  { playerId, atMs }: { readonly playerId: PlayerId; readonly atMs: number },
): Promise<void> {
  for (const grant of await grantsOf(tx, playerId)) {
    if (grant.state !== 'joined' && grant.state !== 'waiting') continue;
    if (!countsStakes(grant.terms.starts) || (await startStakes(tx, grant)).size === 0) continue;
    await writeGrant(tx, { ...grant, state: 'charged-back', endedAtMs: atMs });
  }
}
