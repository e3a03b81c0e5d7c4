import { divideRoundUp, formatAmount } from '@paddock/contract';
import type { PromotionGift, PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { isBoost } from '../coupon-gifts/gift-terms.ts';
import { minorOf, type PromotionGround } from './check-terms.ts';
import { largestBonus, largestPercent } from './check-wants.ts';
import { contradictionAt } from './contradiction.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';

type Ranges = Pick<PromotionGround, 'stakeRanges'>;

/** The first amount that no stakes come to: of what starts it, of a gift for bets, or of what its wagering counts. */
export const inStakes = (terms: PromotionTerms, ranges: Ranges): PromotionWrong | undefined =>
  inStartAmounts(terms, ranges) ?? inBets(terms, ranges) ?? inMaxStakes(terms, ranges);

/** What has to be staked or lost can be, by the largest stakes of its products and as many of them as somebody makes. */
function inStartAmounts({ starts }: PromotionTerms, { stakeRanges }: Ranges): PromotionWrong | undefined {
  if (!('currencies' in starts)) return undefined;
  for (const [currency, { amount }] of Object.entries(starts.currencies)) {
    const ranges = starts.products.map((product) => stakeRanges(product, currency));
    const reached = ranges.map((range) =>
      range?.mostMinor === undefined
        ? undefined
        : range.mostMinor * (starts.on === 'stake' ? 1n : BigInt(range.perDay * starts.days)),
    );
    if (!reached.every((minor) => minor !== undefined)) continue;
    const mostMinor = reached.reduce((most, one) => (one > most ? one : most), 0n);
    if (minorOf(amount, currency) > mostMinor)
      return contradictionAt(`/starts/currencies/${currency}/amount`, 'aboveStakes', {
        named: formatAmount(mostMinor, currency),
      });
  }
  return undefined;
}

/** A free bet is a stake that a bet takes, and a boost is of one. */
function inBets({ gives }: PromotionTerms, ranges: Ranges): PromotionWrong | undefined {
  if (!isDailyGift(gives)) return inBet(gives, '/gives', ranges);
  const [list, end] = gives.kind === 'wheel' ? ['/gives/prizes', '/gift'] : ['/gives/gifts', ''];
  for (const [place, gift] of giftsOf(gives).entries()) {
    const found = gift === null ? undefined : inBet(gift, `${list}/${place}${end}`, ranges);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inBet(gift: PromotionGift, at: string, { stakeRanges }: Ranges): PromotionWrong | undefined {
  if (gift.kind !== 'free-bet' && !isBoost(gift)) return undefined;
  const inCurrencies: Readonly<Record<string, { readonly amount?: string; readonly maxStake?: string }>> =
    gift.currencies;
  for (const [currency, { amount, maxStake }] of Object.entries(inCurrencies)) {
    const range = stakeRanges('sportsbook', currency);
    const name = amount === undefined ? 'maxStake' : 'amount';
    const stake = amount ?? maxStake;
    if (range === undefined || stake === undefined) continue;
    const place = `${at}/currencies/${currency}/${name}`;
    const minor = minorOf(stake, currency);
    if (minor < range.leastMinor)
      return contradictionAt(place, 'belowStakes', { named: formatAmount(range.leastMinor, currency) });
    if (name === 'amount' && range.mostMinor !== undefined && minor > range.mostMinor)
      return contradictionAt(place, 'aboveStakes', { named: formatAmount(range.mostMinor, currency) });
  }
  return undefined;
}

/**
 * The largest stake that counts is one that a product takes, and the largest bonus wants no more of them than somebody makes
 * who plays a lot: each counts by its product's percent, rounded down as it is when it is counted.
 */
function inMaxStakes({ wants, gives }: PromotionTerms, { stakeRanges }: Ranges): PromotionWrong | undefined {
  for (const [currency, { maxStake }] of Object.entries(wants?.currencies ?? {})) {
    if (wants === undefined || maxStake === undefined) continue;
    const counting = Object.keys(wants.products).flatMap((product) => {
      const percent = largestPercent(wants, product);
      const range = percent === 0 ? undefined : stakeRanges(product, currency);
      return range === undefined ? [] : [{ percent: BigInt(percent), ...range }];
    });
    if (counting.length === 0) continue;
    const place = `/wants/currencies/${currency}/maxStake`;
    const maxMinor = minorOf(maxStake, currency);
    const smallestMinor = leastOf(counting.map(({ leastMinor }) => leastMinor));
    if (maxMinor < smallestMinor)
      return contradictionAt(place, 'belowStakes', { named: formatAmount(smallestMinor, currency) });
    const requiredMinor = largestBonus(gives, currency) * BigInt(wants.multiple);
    const enoughMinor = leastOf(
      counting.map(({ percent, perDay, leastMinor }) => {
        const countedMinor = divideRoundUp(requiredMinor, BigInt(perDay * wants.days));
        const stakeMinor = divideRoundUp(countedMinor * 100n, percent);
        return stakeMinor > leastMinor ? stakeMinor : leastMinor;
      }),
    );
    if (maxMinor < enoughMinor)
      return contradictionAt(place, 'tooManyStakes', { named: formatAmount(enoughMinor, currency) });
  }
  return undefined;
}

const leastOf = ([first = 0n, ...rest]: readonly bigint[]): bigint =>
  rest.reduce((least, one) => (one < least ? one : least), first);
