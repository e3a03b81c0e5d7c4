import { formatAmount } from '@paddock/contract';
import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { figuresOf, isPositive, largestOf, minorOf, type PromotionGround } from './check-terms.ts';
import { contradictionAt } from './contradiction.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';

/** The first contradiction of what bonus money wants, alone or beside what is given. */
export function inWants(
  { wants, gives }: PromotionTerms,
  { products }: PromotionGround,
): PromotionWrong | undefined {
  if (wants === undefined) return undefined;
  const unknown = Object.keys(wants.products).find((name) => !products.includes(name));
  if (unknown !== undefined)
    return contradictionAt(`/wants/products/${unknown}`, 'product', { named: unknown });
  if (Object.values(wants.products).every((percent) => percent === 0))
    return contradictionAt('/wants/products', 'countsNothing');
  for (const [currency, most] of Object.entries(wants.currencies ?? {})) {
    const place = `/wants/currencies/${currency}`;
    if (!(currency in figuresOf(gives))) return contradictionAt(place, 'notGiven');
    for (const [name, text] of Object.entries(most))
      if (!isPositive(text, currency))
        return contradictionAt(`${place}/${name}`, 'amount', { named: currency });
    const { maxConversion } = most;
    const bonusMinor = largestBonus(gives, currency);
    if (maxConversion !== undefined && minorOf(maxConversion, currency) < bonusMinor)
      return contradictionAt(`${place}/maxConversion`, 'belowBonus', {
        named: formatAmount(bonusMinor, currency),
      });
  }
  return undefined;
}

/** The largest bonus that somebody can be given at once; of free rounds what they stake, by which budgets count them. */
export const largestBonus = (gives: PromotionTerms['gives'], currency: string): bigint =>
  (isDailyGift(gives) ? giftsOf(gives).filter((gift) => gift?.kind === 'bonus') : [gives])
    .flatMap((gift) => largestOf(gift, currency))
    .reduce((most, one) => (one > most ? one : most), 0n);
