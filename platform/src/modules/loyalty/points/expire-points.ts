import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { tellOfPoints } from './tell-of-points.ts';
import { expiringBy, firstExpiryAfter, lockPoints, overdueAt, setNextExpiry } from './points-store.ts';
import { postPoints } from './post-points.ts';

const AT_ONCE = 200;

/** Ends the points whose time is over: each player in a transaction of their own, none of whom holds up another. */
export async function expirePoints(kernel: Kernel): Promise<void> {
  for (;;) {
    const players = await expiringBy(kernel.db, kernel.clock.nowMs(), AT_ONCE);
    let ended = 0;
    for (const playerId of players) {
      try {
        await expirePointsOf(kernel, playerId);
        ended += 1;
      } catch (error) {
        kernel.log.error({ err: error, playerId }, 'points could not be ended');
      }
    }
    // Those that failed come again with the next run.
    if (players.length < AT_ONCE || ended === 0) return;
  }
}

/** Ends those of one player; nothing where nothing is due. */
export async function expirePointsOf(kernel: Kernel, playerId: PlayerId): Promise<void> {
  const atMs = kernel.clock.nowMs();
  const gone = await inTransaction(kernel.db, async (tx) => {
    const { balance, nextExpiryMs } = await lockPoints(tx, playerId);
    if (nextExpiryMs === undefined || nextExpiryMs > atMs) return 0n;
    const overdue = await overdueAt(tx, playerId, atMs);
    // Below zero nothing is left to end.
    const points = overdue < balance ? overdue : balance;
    if (points > 0n)
      await postPoints(tx, {
        playerId,
        id: `expired:${nextExpiryMs}`,
        kind: 'expired',
        house: 'expired',
        actor: 'system',
        cause: `expiry:${nextExpiryMs}`,
        reason: '',
        points: -points,
        atMs,
      });
    await setNextExpiry(tx, playerId, await firstExpiryAfter(tx, playerId, atMs));
    return points;
  });
  if (gone > 0n) tellOfPoints(kernel.bus, playerId);
}
