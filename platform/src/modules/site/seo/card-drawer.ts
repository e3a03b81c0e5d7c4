import pLimit from 'p-limit';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';

export interface CardDrawer {
  /**
   * A picture as PNG. The same one is drawn once.
   * @throws PlatformError UNAVAILABLE while too many wait to be drawn
   */
  draw(card: Card): Promise<Buffer>;
}

const MOST_WAITING = 20;
const MOST_KEPT = 200;

/** Pictures drawn in turn, beside the thread that takes bets: one takes as long as hundreds of these. */
export function createCardDrawer(): CardDrawer {
  const kept = new Map<string, Promise<Buffer>>();
  const turn = pLimit(1);

  async function ask(card: Card): Promise<Buffer> {
    if (turn.pendingCount >= MOST_WAITING) throw new PlatformError('UNAVAILABLE');
    return turn(drawCard, card);
  }

  return {
    draw(card) {
      const key = JSON.stringify(card);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const drawn = ask(card);
      kept.set(key, drawn);
      // What was refused or failed is asked for again.
      drawn.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return drawn;
    },
  };
}
