import { findSport } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { contradictionAt, isPositive, type Contradiction, type PromotionGround } from './check-terms.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';

/** The first contradiction of what starts a promotion, alone or beside what is given. */
export function inStarts(
  { starts, gives }: PromotionTerms,
  { products, levels }: PromotionGround,
): Contradiction | undefined {
  if (starts.on === 'level' && !levels.includes(starts.level))
    return contradictionAt('/starts/level', 'is no level of loyalty');
  if (starts.on === 'logins' && starts.times > starts.days)
    return contradictionAt('/starts/times', 'is more than the days there are');
  if (!('currencies' in starts)) return undefined;
  const unknown = starts.products.find((name) => !products.includes(name));
  if (unknown !== undefined)
    return contradictionAt('/starts/products', `names ${unknown}, which takes no stakes here`);
  const { sports = [] } = 'sports' in starts ? starts : {};
  const at = sports.findIndex((sport) => findSport(sport) === undefined);
  if (at >= 0) return contradictionAt(`/starts/sports/${at}`, 'is no sport of the site');
  if (sports.length > 0 && !starts.products.includes('sportsbook'))
    return contradictionAt('/starts/sports', 'is of the sportsbook, which is not counted');
  for (const [currency, { amount }] of Object.entries(starts.currencies)) {
    const place = `/starts/currencies/${currency}`;
    if ('currencies' in gives && !(currency in gives.currencies))
      return contradictionAt(place, 'is a currency in which nothing is given');
    if (!isPositive(amount, currency))
      return contradictionAt(`${place}/amount`, `is no amount above zero of ${currency}`);
  }
  return undefined;
}

/** Whether a gift is bonus money. */
const isWagered = (gives: PromotionTerms['gives']): boolean =>
  gives.kind === 'bonus' ||
  gives.kind === 'deposit-bonus' ||
  ((gives.kind === 'cashback' || gives.kind === 'free-rounds') && gives.as === 'bonus');

/** The same of gifts that are no bonus money of an amount or of a deposit. */
export function inOtherGifts(
  { starts, gives, wants }: PromotionTerms,
  { levels }: PromotionGround,
): Contradiction | undefined {
  const isBonus = isDailyGift(gives)
    ? giftsOf(gives).some((gift) => gift?.kind === 'bonus')
    : isWagered(gives);
  if (isBonus && wants === undefined)
    return contradictionAt('/wants', 'is missing: bonus money is staked first');
  if (!isBonus && wants !== undefined)
    return contradictionAt('/wants', 'is of bonus money, and none is given');
  if (gives.kind === 'points' && levels.length === 0)
    return contradictionAt('/gives/kind', 'is points, and the site gives none');
  if (gives.kind !== 'cashback') return undefined;
  if (starts.on !== 'loss')
    return contradictionAt('/gives/kind', 'is a share of a loss, and no loss starts it');
  const unstated = starts.products.find((name) => gives.edges[name] === undefined);
  return unstated === undefined
    ? undefined
    : contradictionAt('/gives/edges', `says nothing of ${unstated}, which is counted`);
}
