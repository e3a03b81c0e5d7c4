import { findSport } from '@paddock/contract';
import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { levelsUpTo } from '../../eligibility/index.ts';
import { figuresOf, isPositive, type PromotionGround } from './check-terms.ts';
import { contradictionAt } from './contradiction.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';

/** The first contradiction of what starts a promotion, alone or beside what is given. */
export function inStarts(
  { starts, gives, who }: PromotionTerms,
  { products, levels, currencies }: PromotionGround,
): PromotionWrong | undefined {
  if (starts.on === 'level') {
    if (!levels.includes(starts.level)) return contradictionAt('/starts/level', 'level');
    // Also a level that was had before starts it: it would be nothing but joining.
    if (levelsUpTo(levels, who.fromLevel).includes(starts.level))
      return contradictionAt('/starts/level', 'hadAlready');
  }
  if (starts.on === 'logins' && starts.times > starts.days)
    return contradictionAt('/starts/times', 'moreThanDays');
  if (!('currencies' in starts)) return undefined;
  const unknown = starts.products.find((name) => !products.includes(name));
  if (unknown !== undefined) return contradictionAt('/starts/products', 'product', { named: unknown });
  const { sports = [] } = 'sports' in starts ? starts : {};
  const at = sports.findIndex((sport) => findSport(sport) === undefined);
  if (at >= 0) return contradictionAt(`/starts/sports/${at}`, 'sport');
  if (sports.length > 0 && !starts.products.includes('sportsbook'))
    return contradictionAt('/starts/sports', 'sportsbook');
  const uncounted = Object.keys(figuresOf(gives)).find((currency) => !(currency in starts.currencies));
  for (const [currency, { amount }] of Object.entries(starts.currencies)) {
    const place = `/starts/currencies/${currency}`;
    if (!currencies.includes(currency)) return contradictionAt(place, 'currency');
    if ('currencies' in gives && !(currency in gives.currencies)) return contradictionAt(place, 'notGiven');
    if (!isPositive(amount, currency))
      return contradictionAt(`${place}/amount`, 'amount', { named: currency });
  }
  return uncounted === undefined
    ? undefined
    : contradictionAt(`/starts/currencies/${uncounted}`, 'notCounted', { named: uncounted });
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
): PromotionWrong | undefined {
  const isBonus = isDailyGift(gives)
    ? giftsOf(gives).some((gift) => gift?.kind === 'bonus')
    : isWagered(gives);
  if (isBonus && wants === undefined) return contradictionAt('/wants', 'unstaked');
  if (!isBonus && wants !== undefined) return contradictionAt('/wants', 'noBonus');
  if (gives.kind === 'points' && levels.length === 0) return contradictionAt('/gives/kind', 'noPoints');
  if (gives.kind !== 'cashback') return undefined;
  if (starts.on !== 'loss') return contradictionAt('/gives/kind', 'noLoss');
  if (starts.products.every((name) => gives.edges[name] === 0))
    return contradictionAt('/gives/edges', 'bringsNothing');
  const unstated = starts.products.find((name) => gives.edges[name] === undefined);
  return unstated === undefined ? undefined : contradictionAt('/gives/edges', 'edge', { named: unstated });
}
