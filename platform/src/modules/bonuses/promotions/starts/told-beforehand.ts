import { formatAmount } from '@paddock/contract';
import type { PromotionGift, PromotionTerms, PromotionView } from '@paddock/contract/schemas';

import { minorOf } from '../check-terms.ts';
import { cashbackOf } from './figures.ts';
import { isCounted, windowOf } from './window.ts';

/** What players read of a count before they join: until when it goes, and what cashback comes to. */
export function toldBeforehand(
  terms: PromotionTerms,
  { nowMs, timeZoneHours }: { readonly nowMs: number; readonly timeZoneHours: number },
): Pick<PromotionView, 'countsUntilMs' | 'cashbackExamples'> {
  const { starts, gives, closesAtMs } = terms;
  const window =
    isCounted(starts) && 'days' in starts
      ? windowOf(starts, { joinedAtMs: nowMs, closesAtMs, timeZoneHours, birthDate: undefined })
      : undefined;
  return {
    ...(window !== undefined && { countsUntilMs: window.untilMs }),
    ...(gives.kind === 'cashback' && { cashbackExamples: examplesOf(gives, starts) }),
  };
}

/**
 * What is paid, by currency, to who stakes an amount once and loses it: one whose percent alone would come to the most, in
 * whole units, and no less than the loss that is asked for. Of the products that count it is that of the largest edge.
 */
function examplesOf(
  gives: PromotionGift & { readonly kind: 'cashback' },
  starts: PromotionTerms['starts'],
): NonNullable<PromotionView['cashbackExamples']> {
  const counted = starts.on === 'loss' ? starts.products : [];
  const edgeOf = (name: string) => gives.edges[name] ?? 0;
  const [product] = counted.toSorted((a, b) => edgeOf(b) - edgeOf(a));
  if (product === undefined) return {};
  return Object.fromEntries(
    Object.entries(gives.currencies).map(([currency, { percent, upTo }]) => {
      const wholeMinor = minorOf('1', currency);
      const neededMinor = (minorOf(upTo, currency) * 100n) / BigInt(percent);
      const leastMinor =
        starts.on === 'loss' ? minorOf(starts.currencies[currency]?.amount ?? '0', currency) : 0n;
      const lostMinor = inWholes(neededMinor > leastMinor ? neededMinor : leastMinor, wholeMinor);
      const backMinor = cashbackOf(gives, [{ product, countedMinor: lostMinor, lostMinor }], currency);
      return [
        currency,
        { product, lost: formatAmount(lostMinor, currency), back: formatAmount(backMinor, currency) },
      ];
    }),
  );
}

/** Rounded up to whole units. */
const inWholes = (minor: bigint, wholeMinor: bigint): bigint =>
  ((minor + wholeMinor - 1n) / wholeMinor) * wholeMinor;
