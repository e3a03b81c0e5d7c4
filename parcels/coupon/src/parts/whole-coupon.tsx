import { useEffect } from 'react';

import { pageCoupon } from '../state/page-coupon.ts';
import { resumeBets } from '../state/place-bets.ts';
import { CouponPanel } from './coupon-panel.tsx';

/** The coupon with everything it can do; in a chunk of its own, for a first visit has nothing to put in. */
export function WholeCoupon() {
  const coupon = pageCoupon();
  useEffect(() => void resumeBets(coupon.store, coupon.ports), [coupon]);
  return <CouponPanel coupon={coupon} />;
}
