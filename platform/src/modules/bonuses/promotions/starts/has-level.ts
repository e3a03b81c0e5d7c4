import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import { levelsHad } from '../../../eligibility/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';

/** Whether a player has a level of loyalty, or one above it. */
export async function hasLevel(
  db: Database | Tx,
  parts: Pick<BonusesParts, 'loyalty'>,
  playerId: PlayerId,
  wanted: string,
): Promise<boolean> {
  return (await levelsHad(db, parts, playerId)).includes(wanted);
}
