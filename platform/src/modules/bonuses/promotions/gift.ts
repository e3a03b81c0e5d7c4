import type { PromotionTerms, PromotionWants } from '@paddock/contract/schemas';

import { isCouponGift, mostOf } from '../coupon-gifts/gift-terms.ts';
import { allRoundsMinor, isFreeRounds } from '../free-rounds/round-terms.ts';
import type { WageringTerms } from '../offer.ts';
import { minorOf } from './check-terms.ts';
import { isDailyGift } from './days/gift-of-day.ts';
import type { BudgetPart } from './grant-store.ts';

/**
 * What a promotion gives in a currency: for a deposit where it is a share of one, in points where it gives these, of boosts
 * and insurances the most they add, of free rounds what they stake; 0 for nothing, for cashback, which is known by stakes alone, and for a wheel or a
 * calendar, whose days bring theirs.
 */
export function giftIn({ gives }: PromotionTerms, currency: string, depositMinor: bigint): bigint {
  if (gives.kind === 'points') return BigInt(gives.points);
  if (gives.kind === 'cashback' || isDailyGift(gives)) return 0n;
  if (isCouponGift(gives)) return mostOf(gives, currency);
  if (isFreeRounds(gives)) return allRoundsMinor(gives, currency);
  if (gives.kind !== 'deposit-bonus') {
    const amounts = gives.currencies[currency];
    return amounts === undefined ? 0n : minorOf(amounts.amount, currency);
  }
  const amounts = gives.currencies[currency];
  if (amounts === undefined || depositMinor < minorOf(amounts.least, currency)) return 0n;
  const shareMinor = (depositMinor * BigInt(amounts.percent)) / 100n;
  const mostMinor = minorOf(amounts.upTo, currency);
  return shareMinor < mostMinor ? shareMinor : mostMinor;
}

/** What bonus money wants; terms that were found sound have it. */
export function wantsOf({ wants, gives }: PromotionTerms): PromotionWants {
  if (wants === undefined) throw new Error(`${gives.kind} is given for nothing`);
  return wants;
}

/** What has to be staked of bonus money before it is real. */
export const requiredMinor = ({ multiple }: PromotionWants, givenMinor: bigint): bigint =>
  givenMinor * BigInt(multiple);

/** What counts by sport and by own game, under the products whose stakes these are. */
export const percentsOf = ({ sports, ownGames }: PromotionWants): WageringTerms['percentsOf'] => ({
  ...(sports !== undefined && { sportsbook: sports }),
  ...(ownGames !== undefined && { games: ownGames }),
});

/** What stakes count towards the wagering of a gift in a currency. */
export function wageringTerms(terms: PromotionTerms, currency: string): WageringTerms {
  const wants = wantsOf(terms);
  const { maxStake, maxConversion } = wants.currencies?.[currency] ?? {};
  return {
    minOddsMilli: wants.minOddsMilli,
    percents: wants.products,
    percentsOf: percentsOf(wants),
    maxStakeMinor: maxStake === undefined ? null : minorOf(maxStake, currency),
    maxConversionMinor: maxConversion === undefined ? null : minorOf(maxConversion, currency),
  };
}

/** The bounds that a gift takes from; points are no money, also where a wheel brings either. */
export function budgetOf(
  { limits, gives }: PromotionTerms,
  currency: string,
  amountMinor: bigint,
): BudgetPart[] {
  const { grants, budget = {} } = limits;
  const most = gives.kind === 'points' ? undefined : budget[currency];
  return [
    ...(grants === undefined ? [] : [{ currency: '', by: 1n, most: BigInt(grants) }]),
    ...(most === undefined ? [] : [{ currency, by: amountMinor, most: minorOf(most, currency) }]),
  ];
}
