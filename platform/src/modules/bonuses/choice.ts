import type { PlayerId } from '@paddock/contract';
import type { BonusChoice } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { keptChoice } from './choices-store.ts';

/** The choice at registration that declines; identity keeps no other but what the site offered (S3-34). */
const DECLINED = 'none';

/** Whether the player wants the bonus: as chosen last, or else at registration; undefined for nobody's choice. */
export async function choiceOf(
  db: Database | Tx,
  { registeredChoice }: Pick<BonusesParts, 'registeredChoice'>,
  playerId: PlayerId,
): Promise<BonusChoice | undefined> {
  const kept = await keptChoice(db, playerId);
  if (kept !== undefined) return kept;
  const registered = await registeredChoice(db, playerId);
  if (registered === undefined) return undefined;
  return registered === DECLINED ? 'none' : 'take';
}
