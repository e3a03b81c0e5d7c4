import { listText } from '@paddock/contract';
import type { PromotionSpent } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** That all of a promotion is given out: what, since when, and what that means. */
export function SpentWords({ spent }: { readonly spent: PromotionSpent }) {
  const t = useT('desk');
  const format = useFormat();
  const { by, gifts, given, lastAtMs } = spent;
  const sums = listText(
    given.map(({ amount, currency }) => format.amount(amount, currency)),
    format.language,
  );
  const words = [
    t(`promotions.spent.${by}`, { gifts: format.number(gifts ?? 0), sums }),
    ...(lastAtMs === null ? [] : [t('promotions.spent.last', { at: format.moment(lastAtMs) })]),
    t('promotions.spent.means'),
  ];
  return <p>{words.join(' ')}</p>;
}
