import { Type, type Static } from 'typebox';

import { BetType } from './bet-type.ts';
import { DecimalId, SelectionIdText, TimestampMs } from './primitives.ts';
import { MarketTypeView } from './market-types.ts';
import { EventDetail } from './sportsbook.ts';

const Selections = Type.Array(SelectionIdText, { maxItems: 20, uniqueItems: true });

/** How a coupon's selections are bet, named by themselves: some may be over by the time it is found. */
export const SharedPlan = Type.Object(
  {
    /** `single`: each by itself. */
    type: BetType,
    /** Sizes of the choices of a system. */
    folds: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 20 }), { minItems: 1, maxItems: 20 }),
    ),
    /** What stands in every line of a system. */
    bankers: Type.Optional(Selections),
    /** What makes one link of a conditional bet with the selection before it. */
    joined: Type.Optional(Selections),
  },
  { additionalProperties: false },
);
export type SharedPlan = Static<typeof SharedPlan>;

/**
 * POST /web-api/sportsbook/shared-coupons: what a coupon holds, in its order, and how it is bet. Stakes and prices are nobody
 * else's.
 */
export const ShareCouponRequest = Type.Object(
  {
    selectionIds: Type.Array(SelectionIdText, { minItems: 1, maxItems: 20, uniqueItems: true }),
    plan: Type.Optional(SharedPlan),
  },
  { additionalProperties: false },
);
export type ShareCouponRequest = Static<typeof ShareCouponRequest>;

/** The code by which anybody finds a coupon. Capital letters and small ones are the same. */
export const CouponCode = Type.String({ pattern: '^[0-9A-Za-z]{8}$' });

export const CouponCodeView = Type.Object({ code: CouponCode, untilMs: TimestampMs });
export type CouponCodeView = Static<typeof CouponCodeView>;

/** GET /web-api/sportsbook/shared-coupons/:code: what of a shared coupon can still be bet on. */
export const SharedCouponView = Type.Object({
  ...CouponCodeView.properties,
  legs: Type.Array(Type.Object({ selectionId: SelectionIdText, eventId: DecimalId })),
  /** Absent where nothing was said of it. */
  plan: Type.Optional(SharedPlan),
  /** How many it held that are over now. */
  gone: Type.Integer({ minimum: 0 }),
  /** The events of its legs, of each the markets of its legs alone. */
  events: Type.Array(EventDetail),
  types: Type.Array(MarketTypeView),
});
export type SharedCouponView = Static<typeof SharedCouponView>;
