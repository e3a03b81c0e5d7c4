import type { PlayerId } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Loyalty } from '../loyalty/index.ts';

/** Of levels, the lowest first, those up to one; none where it is none of them. */
export const levelsUpTo = (levels: readonly string[], level: string | undefined): readonly string[] =>
  levels.slice(0, levels.indexOf(level ?? '') + 1);

/** Codes of the levels a player has, the lowest first: their own and those below it. */
export async function levelsHad(
  db: Database | Tx,
  { loyalty }: { readonly loyalty: Pick<Loyalty, 'levels' | 'levelOf'> },
  playerId: PlayerId,
): Promise<readonly string[]> {
  const levels = (await loyalty.levels(db)).map(({ code }) => code);
  return levelsUpTo(levels, await loyalty.levelOf(db, playerId));
}

/** What a level is called, by its code; the code itself where it is none any more. */
export type LevelNames = (code: string) => LocalizedName;

export async function levelNames(db: Database | Tx, loyalty: Pick<Loyalty, 'levels'>): Promise<LevelNames> {
  const levels = await loyalty.levels(db);
  return (wanted) => levels.find(({ code }) => code === wanted)?.name ?? { en: wanted };
}
