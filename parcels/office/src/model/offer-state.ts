import type { ShopOffer } from '@paddock/contract/schemas';

/** Whether an offer can be bought, and the first reason why not. */
export function offerState(
  { points, left, leftForPlayer }: Pick<ShopOffer, 'points' | 'left' | 'leftForPlayer'>,
  balance: number,
  isPaused: boolean,
): 'open' | 'paused' | 'sold' | 'had' | 'short' {
  if (isPaused) return 'paused';
  if (left === 0) return 'sold';
  if (leftForPlayer === 0) return 'had';
  return balance < points ? 'short' : 'open';
}
