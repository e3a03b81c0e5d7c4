import type { PriceValue } from '../odds/odds-types.ts';
import type { CouponLeg } from './coupon-types.ts';

/**
 * A cell is not drawn again when only the version of its price moved on, so that a leg may name an old one. The newest
 * version of the price that was seen takes its place; another price never does.
 */
export function freshenLeg(leg: CouponLeg, price: PriceValue): CouponLeg {
  const isSeen = 'version' in price && price.oddsMilli === leg.seenOddsMilli;
  return isSeen ? { ...leg, seenVersion: price.version } : leg;
}
