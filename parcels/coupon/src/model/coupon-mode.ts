/** Kinds of bet that few make; the coupon keeps them behind one choice. */
export const OTHER_MODES = ['chain', 'conditional', 'anti-accumulator'] as const;
export type OtherMode = (typeof OTHER_MODES)[number];

/**
 * What several legs make: a bet each, one bet that needs all of them, one of several lines, a builder of one match, or
 * another kind. Each way is a bet of one leg, too.
 */
export type CouponMode = 'singles' | 'accumulator' | 'system' | 'builder' | 'each-way' | OtherMode;

/** Fewer have no lines but singles and the accumulator. */
export const LEAST_SYSTEM_LEGS = 3;

export const isOtherMode = (mode: string): mode is OtherMode => OTHER_MODES.some((one) => one === mode);

/** Whether the order of the legs is part of the bet. */
export const isOrdered = (mode: CouponMode): boolean => mode === 'chain' || mode === 'conditional';

/** Whether the bet has a price of its own, which is held to the player's answer to moved prices in place of its legs'. */
export const hasOwnPrice = (mode: CouponMode): boolean => mode === 'anti-accumulator' || mode === 'builder';

/** Whether legs are two or more, all of one match: as one bet they are a builder, and nothing else (rules §6). */
export function isOfOneEvent(legs: readonly { readonly eventId: string }[]): boolean {
  return legs.length > 1 && legs.every(({ eventId }) => eventId === legs[0]?.eventId);
}

/** The mode in which legs are bet: that which was chosen, where they can be bet so. */
export function modeOf(chosen: CouponMode, legs: readonly { readonly eventId: string }[]): CouponMode {
  if (legs.length < 2) return chosen === 'each-way' ? chosen : 'accumulator';
  if (isOfOneEvent(legs)) return chosen === 'singles' ? 'singles' : 'builder';
  const isPossible = chosen !== 'builder' && (chosen !== 'system' || legs.length >= LEAST_SYSTEM_LEGS);
  return isPossible ? chosen : 'accumulator';
}
