import type { MultiplierMilli } from '@paddock/games';
import type { ChestChoice } from '@paddock/games/chest';

/** No chest yet: the rules refuse a bet by it. */
export const NONE_OPENED = -1;

/** What lies in a chest, as it is drawn: a web, a few coins, a heap, a heap with jewels. */
export type Content = 'empty' | 'few' | 'heap' | 'jewels';

export function contentOf(prizeMilli: MultiplierMilli): Content {
  if (prizeMilli === 0) return 'empty';
  if (prizeMilli < 1_000) return 'few';
  return prizeMilli < 4_000 ? 'heap' : 'jewels';
}

export type ChestState = 'closed' | 'chosen' | 'open' | 'aside';

/** How a chest stands: the player's opens first, the others after it. */
export function chestState({ opened }: ChestChoice, chest: number, passed: number): ChestState {
  if (chest === opened) return passed >= 1 ? 'open' : 'chosen';
  return passed >= 2 ? 'aside' : 'closed';
}
