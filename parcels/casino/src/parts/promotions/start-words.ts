import { listText } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** What brings the gift of a promotion, in plain words and figures of a currency. */
export function useStartWords(currency: string): (starts: PromotionView['starts']) => string {
  const t = useT('casino');
  const common = useT('common');
  const format = useFormat();
  return (starts) => {
    if (starts.on === 'deposit') {
      const key = starts.hasCode === true ? 'depositAndCode' : 'deposit';
      return t(`promotion.how.${key}`, { number: format.number(starts.number) });
    }
    if (starts.on === 'level') return t('promotion.how.level', { level: format.name(starts.name) });
    if (starts.on === 'logins') return t('promotion.how.logins', { count: starts.times });
    if (!('currencies' in starts)) return t(`promotion.how.${starts.on}`);
    const wanted = starts.currencies[currency];
    return t(`promotion.how.${starts.on}`, {
      amount: wanted === undefined ? '' : format.amount(wanted.amount, currency),
      products: listText(
        starts.products.flatMap((product) => productWords(product, starts)),
        format.language,
      ),
    });
  };

  /** A product; the sportsbook by its sports, where they are named. */
  function productWords(product: string, starts: PromotionView['starts']): readonly string[] {
    if (product === 'sportsbook' && 'sports' in starts)
      return starts.sports.map((sport) => common(`sport.${sport}`));
    return [t(`promotion.product.${product}`)];
  }
}
