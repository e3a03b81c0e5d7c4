import { parseAmount } from '@paddock/contract';
import type { LoyaltyCashback, LoyaltyEarning, LoyaltyTerms } from '@paddock/contract/schemas';

import { BASE_CURRENCY } from '../rates/index.ts';

/**
 * True where sound terms give nobody more than others do, whatever is played. What is not plainly less is more: another
 * period, other products of a cashback (a win of one lessens what was lost with another) or another smallest price.
 */
export function givesNoMore(after: LoyaltyTerms, before: LoyaltyTerms): boolean {
  return (
    (after.expiryDays ?? Infinity) <= (before.expiryDays ?? Infinity) &&
    after.windowDays <= before.windowDays &&
    after.keepDays <= before.keepDays &&
    after.levels.length === before.levels.length &&
    after.levels.every(({ code, threshold }, at) => {
      const was = before.levels[at];
      return was?.code === code && threshold >= was.threshold;
    }) &&
    after.earning.every((one) => before.earning.some((was) => earnsNoMore(one, was))) &&
    after.cashback.every((one) => before.cashback.some((was) => paysNoMore(one, was)))
  );
}

const earnsNoMore = (one: LoyaltyEarning, was: LoyaltyEarning): boolean =>
  one.product === was.product &&
  one.leastOddsMilli === was.leastOddsMilli &&
  one.pointsPerUnitMilli <= was.pointsPerUnitMilli &&
  one.edge <= was.edge;

const paysNoMore = (one: LoyaltyCashback, was: LoyaltyCashback): boolean =>
  one.code === was.code &&
  one.periodDays === was.periodDays &&
  one.products.toSorted().join() === was.products.toSorted().join() &&
  one.edgeShare <= was.edgeShare &&
  one.claimDays <= was.claimDays &&
  cents(one.least) >= cents(was.least) &&
  cents(one.most) <= cents(was.most) &&
  one.rates.every(({ level, rate }) => was.rates.some((line) => line.level === level && rate <= line.rate));

const cents = (amount: string): bigint => parseAmount(amount, BASE_CURRENCY) ?? 0n;
