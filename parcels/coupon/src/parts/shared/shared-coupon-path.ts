/** The address that shows the coupon of a code. */
export function sharedCouponPath(code: string): string {
  return `/coupon/${code}`;
}
