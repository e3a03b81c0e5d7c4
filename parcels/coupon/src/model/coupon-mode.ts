/** Kinds of bet that few make; the coupon keeps them behind one choice. */
export const OTHER_MODES = ['chain', 'conditional', 'anti-accumulator'] as const;
export type OtherMode = (typeof OTHER_MODES)[number];

/** What several legs make: a bet each, one bet that needs all of them, one of several lines, or another kind. */
export type CouponMode = 'singles' | 'accumulator' | 'system' | OtherMode;

/** Fewer have no lines but singles and the accumulator. */
export const LEAST_SYSTEM_LEGS = 3;

export const isOtherMode = (mode: string): mode is OtherMode => OTHER_MODES.some((one) => one === mode);

/** Whether the order of the legs is part of the bet. */
export const isOrdered = (mode: CouponMode): boolean => mode === 'chain' || mode === 'conditional';

/** The mode in which legs are bet: that which was chosen, where there are enough of them. */
export function modeOf(chosen: CouponMode, legCount: number): CouponMode {
  if (legCount < 2) return 'accumulator';
  return chosen === 'system' && legCount < LEAST_SYSTEM_LEGS ? 'accumulator' : chosen;
}
