import { dividePool } from '@paddock/games/lotto';

import { inTransaction } from '../../../kernel/database/database.ts';
import { rulesOf, type Draw } from '../draws/draw.ts';
import { carriedBefore, lockDraw, savePool } from '../draws/draw-store.ts';
import type { LottoParts } from '../lotto-api.ts';
import { winningLines } from './ticket.ts';
import { saveWinning, sumsOfDraw, uncountedTickets } from './ticket-store.ts';

const AT_ONCE = 2_000;

/**
 * Counts the winning lines of a pool's tickets, some at a time, and divides the pool once all are counted: at once, however
 * often it is begun. Waits while a draw before it is not divided, whose jackpot it takes over. Answers whether it is done.
 */
export async function divideDraw({ kernel }: Pick<LottoParts, 'kernel'>, draw: Draw): Promise<boolean> {
  const { prizes } = rulesOf(draw);
  if (prizes.kind !== 'pool' || draw.pool !== undefined) return true;
  for (let counted = AT_ONCE; counted === AT_ONCE;) {
    counted = await inTransaction(kernel.db, async (tx) => {
      const tickets = await uncountedTickets(tx, draw.drawId, AT_ONCE);
      await saveWinning(
        tx,
        tickets.map(({ ticketId, fields }) => ({ ticketId, winning: winningLines(draw, fields) })),
      );
      return tickets.length;
    });
  }
  return inTransaction(kernel.db, async (tx) => {
    const { drawId, lottery, number, pool } = await lockDraw(tx, draw.drawId);
    if (pool !== undefined) return true;
    const jackpotMinor = await carriedBefore(tx, lottery, number);
    if (jackpotMinor === undefined) return false;
    const { stakedMinor, winners } = await sumsOfDraw(tx, drawId, prizes.tiers.length);
    const divided = dividePool(prizes, { stakedMinor, jackpotMinor, winners });
    await savePool(tx, drawId, { ...divided, stakedMinor, jackpotMinor, winners });
    return true;
  });
}
