import type { OperatorPromotionsView, PromotionStanding, PromotionState } from '@paddock/contract/schemas';

/** How promotions are looked for. */
export const STANDINGS = [
  'running',
  'draft',
  'stopped',
  'over',
] as const satisfies readonly PromotionStanding[];

export type ListedPromotion = OperatorPromotionsView['promotions'][number];

/** One that runs and whose days have ended is over. */
export const standingOf = (
  { state, closesAtMs }: { readonly state: PromotionState; readonly closesAtMs: number },
  nowMs: number,
): PromotionStanding => (state === 'running' && closesAtMs <= nowMs ? 'over' : state);

/** Who was offered it, and took nothing of it. */
const NO_PART: readonly string[] = ['offered', 'declined'];

/** How many took part, whatever became of it; who was offered it alone did not. */
export const takenBy = (grants: Readonly<Record<string, number>>): number =>
  Object.entries(grants).reduce((sum, [state, count]) => (NO_PART.includes(state) ? sum : sum + count), 0);
