import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { LevelView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { readProgramme } from '../programme-store.ts';
import { earnedSince, readStanding } from './level-store.ts';

/** Where a player stands, and what the next level asks; null while there is no programme. */
export async function levelView(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  playerId: PlayerId,
): Promise<LevelView> {
  const programme = await readProgramme(db);
  if (programme === undefined) return { standing: null };
  const { levels, windowDays, keepDays } = programme.terms;
  const standing = await readStanding(db, playerId);
  const found = levels.findIndex(({ code }) => code === standing?.code);
  const at = Math.max(found, 0);
  const current = levels[at];
  if (current === undefined) return { standing: null };
  return {
    standing: {
      code: current.code,
      earned: Math.max(0, await earnedSince(db, playerId, clock.nowMs() - windowDays * DAY_MS)),
      keptUntilMs: at === 0 || standing === undefined ? null : standing.keptUntilMs,
      levels,
      windowDays,
      keepDays,
    },
  };
}
