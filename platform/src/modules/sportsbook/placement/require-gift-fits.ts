import type { PlayerId } from '@paddock/contract';
import { bestOfPlan, type BetPlan } from '@paddock/contract/bets';
import type { BetType, GiftMisfit, PlaceBetRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { CouponGifts, UsableGift } from '../../bonuses/index.ts';
import type { FoundLeg } from './check-legs.ts';
import type { TicketGift } from './ticket.ts';

/** The gift that a request names, as it stands now. @throws GIFT_UNKNOWN, GIFT_USED, GIFT_EXPIRED, GIFT_NOT_FOR_BET */
export async function namedGift(
  { gifts, kernel }: { readonly gifts: Pick<CouponGifts, 'find'>; readonly kernel: Kernel },
  { playerId, request }: { readonly playerId: PlayerId; readonly request: PlaceBetRequest },
): Promise<{ readonly gift?: UsableGift }> {
  if (request.giftId === undefined) return {};
  const giftId = requiredId(request.giftId, 'GIFT_UNKNOWN');
  return { gift: await gifts.find(kernel.db, { playerId, giftId, atMs: kernel.clock.nowMs() }) };
}

/** What of a gift its bet keeps. */
export const giftOfBet = ({ giftId: id, bet }: UsableGift): TicketGift => ({ id, ...bet });

/** What of a coupon its gift is held to, at the prices of this instant. */
export interface GiftedCoupon {
  readonly type: BetType;
  readonly plan: BetPlan;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly legs: readonly FoundLeg[];
}

/**
 * A gift is for singles and accumulators, and not for all of them; a free bet is the stake, whole. @throws GIFT_NOT_FOR_BET
 */
export function requireGiftFits(gift: UsableGift, coupon: GiftedCoupon): void {
  const reason = misfitOf(gift, coupon);
  if (reason !== undefined) throw new PlatformError('GIFT_NOT_FOR_BET', { reason });
}

function misfitOf(gift: UsableGift, coupon: GiftedCoupon): GiftMisfit | undefined {
  const { minLegs, minLegOddsMilli, minOddsMilli, sports } = gift;
  if (!gift.types.some((type) => type === coupon.type)) return 'type';
  if (coupon.currency !== gift.currency) return 'currency';
  if (!isStakeOf(gift, coupon.stakeMinor)) return 'stake';
  const prices = coupon.legs.map(({ currentMilli }) => currentMilli);
  if (prices.filter((oddsMilli) => oddsMilli >= minLegOddsMilli).length < minLegs) return 'legs';
  if (sports !== undefined && coupon.legs.some(({ market }) => !sports.includes(market.event.sport)))
    return 'sport';
  return bestOfPlan(coupon.plan, prices).totalOddsMilli < BigInt(minOddsMilli) ? 'price' : undefined;
}

const isStakeOf = ({ amountMinor, maxStakeMinor }: UsableGift, stakeMinor: bigint): boolean =>
  amountMinor === undefined
    ? maxStakeMinor === undefined || stakeMinor <= maxStakeMinor
    : stakeMinor === amountMinor;
