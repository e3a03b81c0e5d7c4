import type { Lottery } from '@paddock/games/lotto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { LottoParts } from '../lotto-api.ts';
import { closeAfter, DRAWN_EVERY_MS, DUE_WITHIN_MS } from '../schedule.ts';
import type { Draw, DrawId } from './draw.ts';
import { insertDraw, lastNumber } from './draw-store.ts';
import { sourceOfValue } from './public-value.ts';
import { makeSeed } from './seeds.ts';

/** Draws of a lottery that are ahead: the one that is sold, and the one after it with its commitment. */
const AHEAD = 2;

/**
 * Publishes the commitments of the draws ahead: of each before its sales open, which they do when the draw before it closes.
 * What a pause of the server left out is not made up for. Answers whether there is a new one.
 */
export async function planDraws(
  { kernel, beacons }: Pick<LottoParts, 'kernel' | 'beacons'>,
  lottery: Lottery,
  known: readonly Draw[],
): Promise<boolean> {
  const { clock, config, db, ids } = kernel;
  const everyMs = DRAWN_EVERY_MS[lottery.code];
  if (everyMs === undefined) return false;
  const nowMs = clock.nowMs();
  const ahead = known.filter(({ closesAtMs, voidedAtMs }) => closesAtMs > nowMs && voidedAtMs === undefined);
  let lastClosesAtMs = Math.max(nowMs, ...ahead.map(({ closesAtMs }) => closesAtMs));
  for (let missing = AHEAD - ahead.length; missing > 0; missing--) {
    const drawId: DrawId = ids.next<'lotto-draw'>();
    const opensAtMs = Math.max(nowMs + 1, lastClosesAtMs);
    const closesAtMs = closeAfter(everyMs, opensAtMs);
    const source = sourceOfValue(config.lotto, beacons.get(lottery.code), closesAtMs);
    if (source === undefined) return false;
    await inTransaction(db, async (tx) => {
      await insertDraw(tx, {
        drawId,
        lottery: lottery.code,
        version: lottery.version,
        number: (await lastNumber(tx, lottery.code)) + 1,
        ...makeSeed(kernel, drawId),
        ...source,
        publishedAtMs: nowMs,
        opensAtMs,
        closesAtMs,
        dueByMs: closesAtMs + DUE_WITHIN_MS,
      });
    });
    lastClosesAtMs = closesAtMs;
  }
  return ahead.length < AHEAD;
}
