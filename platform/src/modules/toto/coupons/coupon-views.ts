import { formatAmount } from '@paddock/contract';
import type { TotoCouponView } from '@paddock/contract/schemas';
import { hitCountsOfAll, type EventOutcome } from '@paddock/games/toto';

import { phaseOf, type Draw } from '../draws/draw.ts';
import type { Coupon } from './coupon-store.ts';

/** @param outcomes of all events of its draw; undefined before it is decided */
export function couponView(
  coupon: Coupon,
  draw: Draw,
  outcomes: readonly EventOutcome[] | undefined,
  nowMs: number,
): TotoCouponView {
  const { end, currency } = coupon;
  return {
    id: coupon.couponId,
    number: coupon.number,
    drawId: coupon.drawId,
    pool: draw.kind.code,
    phase: phaseOf(draw, nowMs),
    currency,
    stake: formatAmount(coupon.stakeMinor, currency),
    isGift: coupon.giftId !== undefined,
    columns: Number(coupon.columns),
    entries: coupon.entries.map((entry) => [...entry]),
    acceptedAtMs: coupon.acceptedAtMs,
    state: stateOf(coupon),
    paid: end === undefined ? null : formatAmount(end.paidMinor, currency),
    hitColumns: outcomes === undefined ? null : [...hitCountsOfAll(coupon.entries, outcomes)],
  };
}

function stateOf({ end }: Coupon): 'open' | 'void' | 'won' | 'lost' {
  if (end === undefined) return 'open';
  if (end.isVoid) return 'void';
  return end.paidMinor > 0n ? 'won' : 'lost';
}
