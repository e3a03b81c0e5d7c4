import { useEffect, useRef } from 'react';

import { isOutdated, standingsOf, type Standings } from '../model/outdated-refusal.ts';
import type { LegView } from '../model/leg-view.ts';
import { useCouponDispatch } from '../state/coupon-hooks.ts';
import { refusalRead, type CouponState } from '../state/coupon.slice.ts';

/** Takes a refusal away once a leg it speaks of no longer stands as it says. */
export function useOutdatedRefusal(views: readonly LegView[], { placing, refusal }: CouponState): void {
  const dispatch = useCouponDispatch();
  const isPlacing = placing !== null;
  const before = useRef<Standings>(new Map());
  useEffect(() => {
    const now = standingsOf(views, before.current);
    const was = before.current;
    before.current = now;
    if (refusal !== null && !isPlacing && isOutdated(refusal, was, now)) dispatch(refusalRead());
  });
}
