/** What several legs make: a bet each, or one bet that needs all of them. */
export type CouponMode = 'singles' | 'accumulator';
