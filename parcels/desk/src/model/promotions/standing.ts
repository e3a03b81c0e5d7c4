import type {
  OperatorPromotionsView,
  PromotionSpent,
  PromotionStanding,
  PromotionState,
} from '@paddock/contract/schemas';

/** How promotions are looked for. */
export const STANDINGS = [
  'running',
  'spent',
  'draft',
  'stopped',
  'over',
] as const satisfies readonly PromotionStanding[];

export type ListedPromotion = OperatorPromotionsView['promotions'][number];

interface Standing {
  readonly state: PromotionState;
  readonly closesAtMs: number;
  readonly spent?: PromotionSpent;
}

/** One that runs and whose days have ended is over; one of which nothing is left is spent. */
export function standingOf({ state, closesAtMs, spent }: Standing, nowMs: number): PromotionStanding {
  if (state !== 'running') return state;
  if (closesAtMs <= nowMs) return 'over';
  return spent === undefined ? 'running' : 'spent';
}

/** Who was offered it, and took nothing of it. */
const NO_PART: readonly string[] = ['offered', 'declined'];

/** How many took part, whatever became of it; who was offered it alone did not. */
export const takenBy = (grants: Readonly<Record<string, number>>): number =>
  Object.entries(grants).reduce((sum, [state, count]) => (NO_PART.includes(state) ? sum : sum + count), 0);
