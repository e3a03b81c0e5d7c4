import { independentWagering } from '../../products/index.ts';
import { couponsThen, endedCoupon } from './coupon-store.ts';

/**
 * Coupons are drawn apart from bets of the sportsbook, and all of a stake can be lost: even all columns of a draw bring no
 * more than their share. A tenth by default, since much of a pool comes back to those who cover it.
 */
export const totoWagering = independentWagering({
  realLoss: undefined,
  usualPercent: 10,
  stakesPerDay: 100,
  endedStake: endedCoupon,
  openThen: couponsThen,
});
