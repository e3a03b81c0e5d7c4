import type { Card } from '@paddock/games/cards';
import { useT } from '@paddock/shared-utils/react';

import { rankNameOf, suitNameOf } from './card-shapes.ts';

/** Says a card in words; one that lies face down is a hidden card. */
export function useCardName(): (card: Card | undefined) => string {
  const t = useT('originals');
  return (card) =>
    card === undefined
      ? t('cards.hidden')
      : t('cards.name', {
          rank: t(`cards.rank.${rankNameOf(card)}`),
          suit: t(`cards.suit.${suitNameOf(card)}`),
        });
}
