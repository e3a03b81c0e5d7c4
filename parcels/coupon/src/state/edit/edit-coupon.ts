import type { BetView } from '@paddock/contract/schemas';
import { couponLegs$, setLegs } from '@paddock/shared-utils';

import { legsAgain } from '../../model/legs-again.ts';
import { editBegun, editEnded } from '../coupon.slice.ts';
import type { CouponStore } from '../coupon-store.ts';

/** Puts an open bet into the coupon to make another of it; what is decided of it is in its worth already. */
export function beginEdit(store: CouponStore, bet: BetView): void {
  store.dispatch(editBegun({ bet, legs: couponLegs$.snapshot().legs }));
  const open = bet.legs.filter(({ result }) => result === 'open');
  setLegs(legsAgain([{ ...bet, legs: open }]));
}

/** Brings the coupon of before back: the edit is done, or given up. */
export function endEdit(store: CouponStore, bet?: BetView): void {
  const { editing } = store.getState();
  if (editing === null) return;
  setLegs(editing.kept.legs);
  store.dispatch(editEnded(bet));
}
