import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { lockPoints } from '../points/points-store.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';
import { readProgramme } from '../programme-store.ts';
import { earnedSince, keepStanding, keptUntil, readStanding } from './level-store.ts';
import { nextStanding } from './next-level.ts';

const AT_ONCE = 200;

/** Sets where a player stands by what they have earned, in a transaction that holds their points. */
export async function moveLevel(
  tx: Tx,
  terms: LoyaltyTerms,
  playerId: PlayerId,
  nowMs: number,
): Promise<void> {
  const windowMs = terms.windowDays * DAY_MS;
  const standing = await readStanding(tx, playerId);
  const inWindow = await earnedSince(tx, playerId, nowMs - windowMs);
  const forLevel =
    standing === undefined ? inWindow : await earnedSince(tx, playerId, standing.sinceMs - windowMs);
  const next = nextStanding(terms, standing, { inWindow, forLevel }, nowMs);
  await keepStanding(tx, playerId, next, next.code !== standing?.code);
}

/** Looks at players whose level is kept no longer: each in a transaction of their own. */
export async function endKeptLevels({ db, clock, log, bus }: Kernel): Promise<void> {
  const programme = await readProgramme(db);
  if (programme === undefined) return;
  for (;;) {
    const players = await keptUntil(db, clock.nowMs(), AT_ONCE);
    let moved = 0;
    for (const playerId of players) {
      try {
        await inTransaction(db, async (tx) => {
          await lockPoints(tx, playerId);
          await moveLevel(tx, programme.terms, playerId, clock.nowMs());
        });
        tellOfPoints(bus, playerId);
        moved += 1;
      } catch (error) {
        log.error({ err: error, playerId }, 'a level could not be ended');
      }
    }
    if (players.length < AT_ONCE || moved === 0) return;
  }
}
