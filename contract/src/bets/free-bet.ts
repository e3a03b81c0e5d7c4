import type { AmountMinor } from '../money/amount.ts';

/**
 * What a free bet pays of what its stake would bring as money: the win above the stake, unless its terms pay the stake, too
 * (rules §14).
 */
export function freeBetReturn(
  returnMinor: AmountMinor,
  stakeMinor: AmountMinor,
  stakeReturned: boolean,
): AmountMinor {
  if (stakeReturned) return returnMinor;
  return returnMinor > stakeMinor ? returnMinor - stakeMinor : 0n;
}
