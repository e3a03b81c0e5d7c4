import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { insertVoids } from '../settlement/decided-store.ts';
import { noteLateEvents, openMarketsOfCancelled } from './unsettled-store.ts';

/** How often open bets on events that are over are looked for. */
export const UNSETTLED_EVERY_MS = 60_000;

/**
 * Looks after bets on events that are over: makes void what a cancelled event left open, as a bet that was being accepted
 * in that instant, and raises an alarm for each event that is late, once. May run on several nodes.
 */
export function createUnsettledSweep(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>,
  onDecided: () => void,
): () => Promise<void> {
  return async () => {
    const nowMs = kernel.clock.nowMs();
    const voided = await inTransaction(kernel.db, async (tx) =>
      insertVoids(tx, [], await openMarketsOfCancelled(tx), nowMs),
    );
    if (voided.size > 0) onDecided();
    const eventIds = await inTransaction(kernel.db, (tx) => noteLateEvents(tx, nowMs));
    if (eventIds.length > 0)
      kernel.log.error({ eventIds }, 'bets are open on events that are over; see unsettled');
  };
}
