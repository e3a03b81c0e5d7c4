import {
  acceptPrices,
  couponLegs$,
  newKey,
  placeBet,
  removeLeg,
  resumePlacement,
  serverNowMs,
  storageItem,
} from '@paddock/shared-utils';

import { COUPON_DRAFT, createCouponStore, type CouponStore } from './coupon-store.ts';
import { legsChanged } from './coupon.slice.ts';
import { followEdit } from './edit/follow-edit.ts';
import { PENDING_BETS } from './pending-bets.ts';
import type { PlacePorts } from './place-bets.ts';
import { createQuickKeeper, QUICK_CHOICE, type QuickKeeper } from './quick-coupon.ts';

/** A coupon: its store and its way to the server. */
export interface PageCoupon {
  readonly store: CouponStore;
  readonly ports: PlacePorts;
  /** One-click bets. */
  readonly quick: QuickKeeper;
  /** Takes over what another tab did of editing a bet, where it did. */
  readonly followEdit: () => boolean;
}

export function createPageCoupon(): PageCoupon {
  const draftItem = storageItem(COUPON_DRAFT);
  const store = createCouponStore(draftItem);
  const follow = () => followEdit(store, draftItem);
  // Told of what other tabs keep, once this one reads it.
  globalThis.addEventListener('storage', follow);
  const picked = () => couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId);
  let before = picked();
  couponLegs$.subscribe(() => {
    const now = picked();
    if (now.join() === before.join()) return;
    const left = before.filter((id) => !now.includes(id));
    before = now;
    store.dispatch(legsChanged(left));
  });
  return {
    store,
    quick: createQuickKeeper(storageItem(QUICK_CHOICE)),
    followEdit: follow,
    ports: {
      placeBet,
      resumePlacement,
      newKey,
      nowMs: serverNowMs,
      removeLeg,
      acceptPrices,
      pendingBets: storageItem(PENDING_BETS),
    },
  };
}

let made: PageCoupon | undefined;

/** The coupon of this page: made once and kept while the widget comes and goes. */
export function pageCoupon(): PageCoupon {
  made ??= createPageCoupon();
  return made;
}
