import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';

/** Whether a player has a level of loyalty, or one above it. */
export async function hasLevel(
  db: Database | Tx,
  { loyalty }: Pick<BonusesParts, 'loyalty'>,
  playerId: PlayerId,
  wanted: string,
): Promise<boolean> {
  const levels = (await loyalty.levels(db)).map(({ code }) => code);
  const level = await loyalty.levelOf(db, playerId);
  return levels.includes(wanted) && levels.indexOf(level ?? '') >= levels.indexOf(wanted);
}

/** What a level is called; its code where it is none any more. */
export async function levelName(
  db: Database | Tx,
  { loyalty }: Pick<BonusesParts, 'loyalty'>,
  wanted: string,
): Promise<{ readonly en: string; readonly ru: string }> {
  const level = (await loyalty.levels(db)).find(({ code }) => code === wanted);
  return level?.name ?? { en: wanted, ru: wanted };
}
