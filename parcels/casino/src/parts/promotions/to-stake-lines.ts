import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import type { SummaryLine } from '@paddock/styleguide';

/** What has to be staked of bonus money in amounts, at least and at most, and which money goes first; nothing where none has to be. */
export function useToStakeLines(
  currency: string,
): (toStake: PromotionView['toStake']) => readonly SummaryLine[] {
  const t = useT('casino');
  const format = useFormat();
  const money = (amount: string) => format.amount(amount, currency);
  const line = (id: string, value: string): SummaryLine => ({ id, label: t(`promotion.fact.${id}`), value });
  return (toStake) => {
    if (toStake === undefined) return [];
    const examples = toStake[currency] ?? [];
    const ids = examples.length === 1 ? ['toStake'] : ['toStakeLeast', 'toStakeMost'];
    return [
      ...examples.map(({ deposit, bonus, stakes }, at) => {
        const figures = { bonus: money(bonus), stakes: money(stakes) };
        const words =
          deposit === null
            ? t('promotion.toStake.bonus', figures)
            : t('promotion.toStake.deposit', { ...figures, deposit: money(deposit) });
        return line(ids[at] ?? 'toStake', words);
      }),
      line('first', t('promotion.first')),
    ];
  };
}
