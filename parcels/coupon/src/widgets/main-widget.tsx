import { useEffect } from 'react';
import { useReady } from '@paddock/styleguide';

import { CouponPanel } from '../parts/coupon-panel.tsx';
import { pageCoupon } from '../state/page-coupon.ts';
import { resumeBets } from '../state/place-bets.ts';

/** The bet coupon: legs, stakes, the one button, receipts, and the player's open bets. */
export function CouponWidget() {
  const coupon = pageCoupon();
  useReady(true);
  useEffect(() => void resumeBets(coupon.store, coupon.ports), [coupon]);
  return <CouponPanel coupon={coupon} />;
}
