import type { SharedPlan } from '@paddock/contract/schemas';

import type { ChosenChain } from './coupon-chain.ts';
import { isOtherMode, type CouponMode } from './coupon-mode.ts';
import { linesOf, type ChosenSystem } from './coupon-system.ts';

/** What of a coupon says how its selections are bet. */
export interface CouponPlan {
  readonly mode: CouponMode;
  readonly system: ChosenSystem;
  readonly chain: ChosenChain;
}

/** How these selections are bet, as others are told: of the kinds that have something to choose with what was chosen. */
export function sharedPlan({ mode, system, chain }: CouponPlan, selectionIds: readonly string[]): SharedPlan {
  switch (mode) {
    case 'singles':
      return { type: 'single' };
    case 'system': {
      const { folds, bankers } = linesOf(system, selectionIds);
      return {
        type: 'system',
        folds: [...folds],
        bankers: selectionIds.filter((_, at) => bankers.includes(at)),
      };
    }
    case 'conditional':
      return { type: 'conditional', joined: selectionIds.filter((id) => chain.joined.includes(id)) };
    default:
      return { type: mode };
  }
}

/** The coupon that bets these selections as somebody told it; a single among several is each by itself. */
export function couponOfPlan(plan: SharedPlan, selectionIds: readonly string[]): Partial<CouponPlan> {
  const { type, folds = [2], bankers = [], joined = [] } = plan;
  if (type === 'system') return { mode: 'system', system: { folds, bankers } };
  if (isOtherMode(type)) return { mode: type, chain: { order: selectionIds, joined } };
  if (type === 'builder' || type === 'each-way') return { mode: type };
  return { mode: type === 'single' ? 'singles' : 'accumulator' };
}
