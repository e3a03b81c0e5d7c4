import { listText } from '@paddock/contract';
import type { PromotionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

/** Sports and games of ours that count otherwise than their product, with the rule of a bet on several; none where none do. */
export function useWeightWords(): (wants: NonNullable<PromotionView['wants']>) => string | undefined {
  const t = useT('casino');
  const common = useT('common');
  const format = useFormat();
  return ({ sports = {}, ownGames = {} }) => {
    const share = (product: string, percent: number): string =>
      t('promotion.share', { product, percent: format.number(percent) });
    const named = [
      ...Object.entries(sports).map(([sport, percent]) => share(common(`sport.${sport}`), percent)),
      ...Object.entries(ownGames).map(([game, percent]) => share(t(`ownGames.${game}`), percent)),
    ];
    if (named.length === 0) return undefined;
    const mixed = Object.keys(sports).length > 0 ? [t('promotion.mixed')] : [];
    return [listText(named, format.language), ...mixed].join(' · ');
  };
}
