import { removeLeg, type CouponLeg } from '@paddock/shared-utils';

import { useCouponDispatch } from '../state/coupon-hooks.ts';
import { modeChosen } from '../state/coupon.slice.ts';

/** Leaves the coupon with the selections of one match alone, as a bet builder. */
export function useKeepOnly(legs: readonly CouponLeg[]): (eventId: string) => void {
  const dispatch = useCouponDispatch();
  return (eventId) => {
    dispatch(modeChosen('builder'));
    for (const leg of legs) if (leg.eventId !== eventId) removeLeg(leg.selectionId);
  };
}
