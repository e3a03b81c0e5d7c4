import { inTransaction } from '../../../kernel/database/database.ts';
import type { Draw } from '../draws/draw.ts';
import { lockDraw, markClosed, markEnded, readDraw, readUnended } from '../draws/draw-store.ts';
import { readEvents } from '../draws/event-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { decideDraw } from './decide-draw.ts';
import { endCoupons } from './end-coupons.ts';
import { outcomesSoFar } from './outcomes.ts';

export const RUN_EVERY_MS = 5_000;

/**
 * Looks after all draws that have not ended: closes sales, takes results over, decides, and ends coupons. Each step is one
 * transaction that looks first whether it is still to be done, so it may run on several nodes and begin again after a crash.
 * A draw that fails holds up no other.
 */
export async function runDraws(parts: TotoParts): Promise<void> {
  const { kernel } = parts;
  for (const draw of await readUnended(kernel.db)) {
    await runDraw(parts, draw).catch((error: unknown) => {
      kernel.log.error({ err: error, drawId: draw.drawId }, 'a draw could not be looked after');
    });
  }
}

async function runDraw(parts: TotoParts, draw: Draw): Promise<void> {
  const { kernel } = parts;
  const { drawId } = draw;
  if (draw.closedAtMs === undefined && !(await closeWhenDue(parts, draw))) return;
  if (draw.decided === undefined) {
    const soFar = await outcomesSoFar(parts, drawId);
    if (!soFar.isOver || !(await decideDraw(parts, drawId, soFar))) return;
  }
  const decided = await readDraw(kernel.db, drawId);
  if (decided?.decided === undefined || decided.endedAtMs !== undefined) return;
  // Winners do not wait for what has only to leave escrow.
  for (const ending of ['paid', 'lost'] as const) await endCoupons(parts, decided, decided.decided, ending);
  await inTransaction(kernel.db, (tx) => markEnded(tx, drawId, kernel.clock.nowMs()));
}

/** Sales close at the earliest of the stated time, the scheduled first kick-off and the first sign of play (rules §13). */
async function closeWhenDue({ kernel, events }: TotoParts, { drawId }: Draw): Promise<boolean> {
  return inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, drawId);
    if (draw === undefined) return false;
    if (draw.closedAtMs !== undefined) return true;
    const nowMs = kernel.clock.nowMs();
    const matches = await readEvents(tx, drawId);
    const hasBegun = matches.some(({ eventId }) => events.hasBegun(eventId, nowMs));
    if (nowMs < draw.closesAtMs && !hasBegun) return false;
    await markClosed(tx, drawId, Math.min(nowMs, draw.closesAtMs));
    return true;
  });
}
