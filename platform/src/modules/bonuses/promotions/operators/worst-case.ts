import { formatAmount } from '@paddock/contract';
import type { DayGift, PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { dayOf } from '../../../../kernel/time/site-days.ts';
import { figuresOf, largestOf, minorOf } from '../check-terms.ts';
import { giftsOf, isDailyGift } from '../days/gift-of-day.ts';

type Worst = PromotionPreviewView['worst'][number];

/**
 * What a promotion can give at the very most, by what its budget counts: to one player, and to all of them where its limits
 * bound that. It asks nothing of the past: gifts in all times the largest one, and no more than the budget.
 */
export function worstCase(terms: PromotionTerms, timeZoneHours: number): PromotionPreviewView['worst'] {
  const { gives, limits } = terms;
  const grants = limits.grants === undefined ? undefined : BigInt(limits.grants);
  const sums = Object.keys(figuresOf(gives)).map((currency): Worst => {
    const eachMinor = sumOf(terms, largestOf(gives, currency), timeZoneHours);
    const largestMinor = most(largestOf(gives, currency));
    const budget = limits.budget?.[currency];
    const bounds: readonly Bound[] = [
      ...(grants === undefined ? [] : [{ by: 'grants' as const, minor: grants * largestMinor }]),
      ...(budget === undefined ? [] : [{ by: 'budget' as const, minor: minorOf(budget, currency) }]),
    ];
    const [bound] = bounds.toSorted((a, b) => (a.minor < b.minor ? -1 : 1));
    return {
      currency,
      each: formatAmount(within(eachMinor, bound), currency),
      most: bound === undefined ? null : formatAmount(bound.minor, currency),
      by: bound?.by ?? null,
    };
  });
  const points = pointsOf(gives);
  if (points.length === 0) return sums;
  const bound = grants === undefined ? undefined : { by: 'grants' as const, minor: grants * most(points) };
  const each = within(sumOf(terms, points, timeZoneHours), bound).toString();
  return [...sums, { currency: null, each, most: bound?.minor.toString() ?? null, by: bound?.by ?? null }];
}

/** What all gifts come to at most, and by which limit. */
interface Bound {
  readonly by: 'grants' | 'budget';
  readonly minor: bigint;
}

/** One player has no more than all of them. */
const within = (eachMinor: bigint, bound: Bound | undefined): bigint =>
  bound !== undefined && bound.minor < eachMinor ? bound.minor : eachMinor;

const most = (all: readonly bigint[]): bigint => all.reduce((max, one) => (one > max ? one : max), 0n);

/** What one player has at most of gifts: all of a calendar, of a wheel the dearest on each of its days, else the only one. */
function sumOf(
  { gives, opensAtMs, closesAtMs }: PromotionTerms,
  gifts: readonly bigint[],
  timeZoneHours: number,
): bigint {
  if (gives.kind === 'calendar') return gifts.reduce((sum, one) => sum + one, 0n);
  if (gives.kind !== 'wheel') return most(gifts);
  const days = dayOf(closesAtMs - 1, timeZoneHours) - dayOf(opensAtMs, timeZoneHours) + 1;
  return BigInt(days) * most(gifts);
}

/** Points of each gift that gives some. */
function pointsOf(gives: PromotionTerms['gives']): readonly bigint[] {
  const all: readonly (DayGift | PromotionTerms['gives'] | null)[] = isDailyGift(gives)
    ? giftsOf(gives)
    : [gives];
  return all.flatMap((gift) => (gift?.kind === 'points' ? [BigInt(gift.points)] : []));
}
