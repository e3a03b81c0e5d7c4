import type { DayGift } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

export interface DayGiftWords {
  /** A whole sentence's part: "a free bet of €5.00". */
  readonly long: (gift: DayGift | null) => string;
  /** What fits into a field, the figure and under it what kind it is: "€5", "free bet". */
  readonly short: (gift: DayGift | null) => readonly string[];
}

const NONE = '—';

/** What a day brings, in words and figures of a currency. */
export function useDayGiftWords(currency: string): DayGiftWords {
  const t = useT('casino');
  const format = useFormat();
  const amountOf = (gift: Exclude<DayGift, { readonly kind: 'points' }>): string | undefined =>
    gift.currencies[currency]?.amount;
  return {
    long(gift) {
      if (gift === null) return t('promotion.day.nothing');
      if (gift.kind === 'points')
        return t('promotion.gives.points', { count: gift.points, points: format.number(gift.points) });
      const amount = amountOf(gift);
      return amount === undefined
        ? NONE
        : t(`promotion.day.gift.${gift.kind}`, { amount: format.amount(amount, currency) });
    },
    short(gift) {
      if (gift === null) return [t('promotion.day.nothing')];
      if (gift.kind === 'points') return [t('promotion.day.points', { points: format.number(gift.points) })];
      const amount = amountOf(gift);
      return amount === undefined
        ? [NONE]
        : [format.amount(amount, currency), t(`promotion.day.kind.${gift.kind}`)];
    },
  };
}
