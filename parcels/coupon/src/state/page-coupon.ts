import {
  acceptPrices,
  newKey,
  placeBet,
  removeLeg,
  resumePlacement,
  storageItem,
} from '@paddock/shared-utils';

import { COUPON_DRAFT, createCouponStore, type CouponStore } from './coupon-store.ts';
import { PENDING_BETS } from './pending-bets.ts';
import type { PlacePorts } from './place.ts';

/** The coupon of this page: its store and its way to the server. Made once and kept while the widget comes and goes. */
export interface PageCoupon {
  readonly store: CouponStore;
  readonly ports: PlacePorts;
}

let made: PageCoupon | undefined;

export function pageCoupon(): PageCoupon {
  made ??= {
    store: createCouponStore(storageItem(COUPON_DRAFT)),
    ports: {
      placeBet,
      resumePlacement,
      newKey,
      removeLeg,
      acceptPrices,
      pendingBets: storageItem(PENDING_BETS),
    },
  };
  return made;
}
