import type { Kernel } from '../../../../kernel/module.ts';
import { endOverrides, type OverrideEnd } from './override-store.ts';

/** Ends prices of traders where they are kept, and says so in the log. Those that have ended already are left alone. */
export async function endByItself(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  overrideIds: readonly string[],
  cause: Extract<OverrideEnd, 'outrun' | 'contradicted'>,
): Promise<void> {
  if (overrideIds.length === 0) return;
  for (const { id, marketId, outcome } of await endOverrides(db, overrideIds, { cause, atMs: clock.nowMs() }))
    log.warn({ overrideId: id, marketId, outcome, cause }, 'a price that a trader set ended by itself');
}
