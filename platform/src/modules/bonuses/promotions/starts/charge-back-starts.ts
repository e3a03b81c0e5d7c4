import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { grantsOf, writeGrant } from '../grant-store.ts';
import { isOpen } from '../promotion.ts';
import { startStakes } from './start-store.ts';
import { takeBack } from './take-back.ts';
import { countsStakes } from './window.ts';

/**
 * Ends what was counted of a player's stakes as a deposit is charged back, and takes back what came of it: they were staked
 * with money that was none. What has counted nothing yet goes on. Bonus money that runs ends with every charge-back.
 */
export async function chargeBackStarts(
  tx: Tx,
  parts: BonusesParts,
  { playerId, atMs }: { readonly playerId: PlayerId; readonly atMs: number },
): Promise<void> {
  for (const grant of await grantsOf(tx, playerId)) {
    if (!isOpen(grant) || grant.bonusId !== null) continue;
    if (!countsStakes(grant.terms.starts) || (await startStakes(tx, grant)).size === 0) continue;
    if (grant.state === 'joined') await writeGrant(tx, { ...grant, state: 'charged-back', endedAtMs: atMs });
    else await takeBack(tx, parts, grant, atMs);
  }
}
