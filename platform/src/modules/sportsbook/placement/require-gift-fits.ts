import type { PlayerId } from '@paddock/contract';
import { bestOfPlan, type BetPlan } from '@paddock/contract/bets';
import type { BetType, GiftMisfit, PlaceBetRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { CouponGifts, UsableGift } from '../../bonuses/index.ts';
import type { FoundLeg } from './check-legs.ts';
import type { TicketGift } from './ticket.ts';

/** The gift that a request names, as it stands now. @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED */
export async function namedGift(
  { gifts, kernel }: { readonly gifts: Pick<CouponGifts, 'find'>; readonly kernel: Kernel },
  { playerId, request }: { readonly playerId: PlayerId; readonly request: PlaceBetRequest },
): Promise<{ readonly gift?: UsableGift }> {
  if (request.giftId === undefined) return {};
  const giftId = requiredId(request.giftId, 'GIFT_UNKNOWN');
  return { gift: await gifts.find(kernel.db, { playerId, giftId, atMs: kernel.clock.nowMs() }) };
}

/** What of a gift its bet keeps. */
export const giftOfBet = ({ giftId: id, kind, stakeReturned }: UsableGift): TicketGift => ({
  ...{ id, kind, stakeReturned },
});

/** What of a coupon its gift is held to, at the prices of this instant. */
export interface GiftedCoupon {
  readonly type: BetType;
  readonly plan: BetPlan;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly legs: readonly FoundLeg[];
}

/** A free bet is a single or an accumulator of the gift's whole amount. @throws GIFT_NOT_FOR_BET */
export function requireGiftFits(gift: UsableGift, coupon: GiftedCoupon): void {
  const reason = misfitOf(gift, coupon);
  if (reason !== undefined) throw new PlatformError('GIFT_NOT_FOR_BET', { reason });
}

function misfitOf(
  { currency, amountMinor, minLegs, minOddsMilli, sports }: UsableGift,
  coupon: GiftedCoupon,
): GiftMisfit | undefined {
  const { legs } = coupon;
  if (coupon.type !== 'single' && coupon.type !== 'accumulator') return 'type';
  if (coupon.currency !== currency) return 'currency';
  if (coupon.stakeMinor !== amountMinor) return 'stake';
  if (legs.length < minLegs) return 'legs';
  if (sports !== undefined && legs.some(({ market }) => !sports.includes(market.event.sport))) return 'sport';
  const prices = legs.map(({ currentMilli }) => currentMilli);
  return bestOfPlan(coupon.plan, prices).totalOddsMilli < BigInt(minOddsMilli) ? 'price' : undefined;
}
