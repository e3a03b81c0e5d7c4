import { findSport, formatAmount } from '@paddock/contract';
import type { PromotionTerms, PromotionWants, PromotionWrong } from '@paddock/contract/schemas';

import { figuresOf, isPositive, largestOf, minorOf, type PromotionGround } from './check-terms.ts';
import { contradictionAt } from './contradiction.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';
import { percentsOf } from './gift.ts';

/** The first contradiction of what bonus money wants, alone or beside what is given. */
export function inWants(
  { wants, gives }: PromotionTerms,
  { products, ownGames }: PromotionGround,
): PromotionWrong | undefined {
  if (wants === undefined) return undefined;
  const unknown = Object.keys(wants.products).find((name) => !products.includes(name));
  if (unknown !== undefined)
    return contradictionAt(`/wants/products/${unknown}`, 'product', { named: unknown });
  const named = inNamed(wants, ownGames);
  if (named !== undefined) return named;
  if (Object.keys(wants.products).every((product) => largestPercent(wants, product) === 0))
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

/** Sports of the site and games of ours that are weighed apart, of products that count. */
function inNamed(
  { products, sports = {}, ownGames = {} }: PromotionWants,
  games: readonly string[],
): PromotionWrong | undefined {
  const sport = Object.keys(sports).find((code) => findSport(code) === undefined);
  if (sport !== undefined) return contradictionAt(`/wants/sports/${sport}`, 'sport');
  if (Object.keys(sports).length > 0 && products['sportsbook'] === undefined)
    return contradictionAt('/wants/sports', 'sportsbook');
  const game = Object.keys(ownGames).find((code) => !games.includes(code));
  if (game !== undefined) return contradictionAt(`/wants/ownGames/${game}`, 'ownGame');
  return Object.keys(ownGames).length > 0 && products['games'] === undefined
    ? contradictionAt('/wants/ownGames', 'ownGames')
    : undefined;
}

/** What of a stake of a product counts at most, whichever sport or game it is on. */
export const largestPercent = (wants: PromotionWants, product: string): number =>
  Math.max(wants.products[product] ?? 0, ...Object.values(percentsOf(wants)[product] ?? {}));

/** The largest bonus that somebody can be given at once; of free rounds what they stake, by which budgets count them. */
export const largestBonus = (gives: PromotionTerms['gives'], currency: string): bigint =>
  (isDailyGift(gives) ? giftsOf(gives).filter((gift) => gift?.kind === 'bonus') : [gives])
    .flatMap((gift) => largestOf(gift, currency))
    .reduce((most, one) => (one > most ? one : most), 0n);
