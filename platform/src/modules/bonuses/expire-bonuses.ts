import { inTransaction } from '../../kernel/database/database.ts';
import { tellPlayer } from '../live/index.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, findDue, type Bonus } from './bonuses-store.ts';
import { endBonus } from './end-bonus.ts';

/** Bonuses worked on in one run of the task. */
const BATCH = 100;

/** Ends bonuses whose time is over, each by itself: one that fails is tried again at the next run. */
export async function expireBonuses(parts: BonusesParts): Promise<void> {
  const { db, clock, bus, log } = parts.kernel;
  for (const due of await findDue(db, clock.nowMs(), BATCH)) {
    try {
      if (await expire(parts, due)) tellPlayer(bus, due.playerId, { kind: 'accounts' }, { kind: 'inbox' });
    } catch (error) {
      log.error({ err: error, bonusId: due.bonusId }, 'a bonus could not be ended');
    }
  }
}

function expire(parts: BonusesParts, { playerId, bonusId }: Bonus): Promise<boolean> {
  const { db, clock } = parts.kernel;
  return inTransaction(db, async (tx) => {
    await parts.wallet.lock(tx, playerId);
    const bonus = (await bonusesOf(tx, playerId)).find((one) => one.bonusId === bonusId);
    if (bonus?.status !== 'running') return false;
    await endBonus(tx, parts, bonus, 'expired', clock.nowMs());
    return true;
  });
}
