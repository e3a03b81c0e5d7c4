import { listText } from '@paddock/contract';
import type { BonusView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** What decides which stakes count for bonus money, and how much of it becomes real money. */
export type WageringTerms = Pick<BonusView, 'currency' | 'percents' | 'maxStake' | 'maxConversion'>;

/** Products whose names the dictionary has; another one is called by its own. */
const NAMED: readonly string[] = ['sportsbook', 'games', 'shared-rounds', 'game-wallet', 'toto', 'lotto'];

/** The hard terms of bonus money as sentences: what counts, what counts nothing, the largest stake, the most that becomes real money. */
export function useWageringWords(): (terms: WageringTerms) => string {
  const t = useT('cashier');
  const format = useFormat();
  const nameOf = (product: string) => (NAMED.includes(product) ? t(`bonus.product.${product}`) : product);
  const listed = (products: readonly string[]) => ({ products: listText(products, format.language) });
  return ({ currency, percents, maxStake, maxConversion }) => {
    const all = Object.entries(percents);
    const counting = all
      .filter(([, percent]) => percent > 0)
      .map(([product, percent]) =>
        t('bonus.share', { product: nameOf(product), percent: format.number(percent) }),
      );
    const nothing = all.filter(([, percent]) => percent === 0).map(([product]) => nameOf(product));
    return [
      counting.length > 0 && t('bonus.counts', listed(counting)),
      nothing.length > 0 && t('bonus.countsNothing', listed(nothing)),
      maxStake !== null && t('bonus.maxStake', { amount: format.amount(maxStake, currency) }),
      maxConversion !== null && t('bonus.maxConversion', { amount: format.amount(maxConversion, currency) }),
    ]
      .filter((words) => words !== false)
      .join(' ');
  };
}
