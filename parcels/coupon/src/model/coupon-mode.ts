/** What several legs make: a bet each, one bet that needs all of them, or one of several lines. */
export type CouponMode = 'singles' | 'accumulator' | 'system';

/** Fewer have no lines but singles and the accumulator. */
export const LEAST_SYSTEM_LEGS = 3;

/** The mode in which legs are bet: that which was chosen, where there are enough of them. */
export function modeOf(chosen: CouponMode, legCount: number): CouponMode {
  if (legCount < 2) return 'accumulator';
  return chosen === 'system' && legCount < LEAST_SYSTEM_LEGS ? 'accumulator' : chosen;
}
