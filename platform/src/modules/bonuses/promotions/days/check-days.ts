import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { isPositive, type PromotionGround } from '../check-terms.ts';
import { contradictionAt } from '../contradiction.ts';
import { giftsOf, isDailyGift } from './gift-of-day.ts';

/** The first contradiction of a wheel or a calendar, with the place named. */
export function inDays(
  { gives, starts, opensAtMs, closesAtMs }: PromotionTerms,
  { currencies, levels }: PromotionGround,
): PromotionWrong | undefined {
  if (!isDailyGift(gives)) return undefined;
  const list = gives.kind === 'wheel' ? '/gives/prizes' : '/gives/gifts';
  const gifts = giftsOf(gives);
  if (gifts.every((gift) => gift === null)) return contradictionAt(list, 'bringsNothing');
  // Its days are those of the site's clock: whole ones, with one more where it opens within a day.
  if (gives.kind === 'calendar' && gifts.length > Math.ceil((closesAtMs - opensAtMs) / DAY_MS) + 1)
    return contradictionAt(list, 'moreThanDays');
  const first = gifts.find((gift) => gift !== null && 'currencies' in gift);
  const named = first?.currencies ?? {};
  for (const [place, gift] of gifts.entries()) {
    const at = `${list}/${place}${gives.kind === 'wheel' ? '/gift' : ''}`;
    if (gift === null) continue;
    if (gift.kind === 'points') {
      if (levels.length === 0) return contradictionAt(at, 'noPoints');
      continue;
    }
    for (const [currency, { amount }] of Object.entries(gift.currencies)) {
      if (!currencies.includes(currency)) return contradictionAt(`${at}/currencies/${currency}`, 'currency');
      if (!isPositive(amount, currency))
        return contradictionAt(`${at}/currencies/${currency}/amount`, 'amount', { named: currency });
    }
    // Nobody is to draw a prize that has no figure in their currency.
    if (!isSame(Object.keys(gift.currencies), Object.keys(named)))
      return contradictionAt(`${at}/currencies`, 'sameCurrencies');
  }
  const unnamed =
    'currencies' in starts && first !== undefined
      ? Object.keys(starts.currencies).find((currency) => !(currency in named))
      : undefined;
  return unnamed === undefined ? undefined : contradictionAt(`/starts/currencies/${unnamed}`, 'notGiven');
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
