import { createContext, use, useSyncExternalStore } from 'react';

import type { CouponState } from './coupon.slice.ts';
import type { CouponStore } from './coupon-store.ts';

/**
 * The coupon's store for its components. React's own hook for stores does all that is needed here; the binding library
 * weighs as much as half the coupon.
 */
export const CouponStoreContext = createContext<CouponStore | undefined>(undefined);

/** A part of the coupon's state; `select` answers something that is the same while it has not changed. */
export function useCouponState<Selected>(select: (state: CouponState) => Selected): Selected {
  const store = useCouponStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

export function useCouponDispatch(): CouponStore['dispatch'] {
  return useCouponStore().dispatch;
}

function useCouponStore(): CouponStore {
  const store = use(CouponStoreContext);
  if (store === undefined) throw new Error('coupon: no store around this component');
  return store;
}
