import type { PromotionTurn, WheelGift } from '@paddock/contract/schemas';
import { commitmentTo, drawsOf, pickWeighted } from '@paddock/games';

/**
 * Draws a turn anew (rules §12): whether its seed is the one that was committed to, and brings the place that came.
 * @param promised what was shown before the turn, where this page saw it
 */
export function isTrueTurn(
  { place, draw }: Pick<PromotionTurn, 'place' | 'draw'>,
  prizes: WheelGift['prizes'],
  promised: string | null,
): boolean {
  if (draw === null || (promised !== null && promised !== draw.commitment)) return false;
  if (commitmentTo(draw.serverSeed) !== draw.commitment) return false;
  const weights = prizes.map(({ weight }) => weight);
  return pickWeighted(drawsOf({ ...draw, nonce: 0 })(0), weights) === place;
}
