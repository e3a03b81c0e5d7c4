import type { StorageItem } from '@paddock/shared-utils';

import { draftFollowed } from '../coupon.slice.ts';
import type { CouponDraft, CouponStore } from '../coupon-store.ts';

/**
 * All tabs hold the same legs, so they edit the same bet: what another tab began, sent or ended is taken over with its
 * choices. Answers whether there was something to take over.
 */
export function followEdit(store: CouponStore, draftItem: StorageItem<CouponDraft>): boolean {
  const draft = draftItem.read();
  if (JSON.stringify(draft.editing) === JSON.stringify(store.getState().editing)) return false;
  store.dispatch(draftFollowed(draft));
  return true;
}
