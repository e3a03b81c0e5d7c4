import { CAGES, MOST_CARDS, type BingoChoice } from '@paddock/games/bingo';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { ChoiceProps } from '../game-face.ts';
import styles from './bingo.module.css';

const COUNTS = Array.from({ length: MOST_CARDS }, (_, at) => at + 1);

/** Which cage, and how many cards share the stake. */
export function BingoChoicePanel({ choice, onChoose, isDisabled }: ChoiceProps<BingoChoice>) {
  const t = useT('originals');
  const format = useFormat();
  return (
    <>
      <SegmentedControl
        block
        label={t('games.bingo.cage')}
        value={String(choice.balls)}
        segments={CAGES.map((balls) => ({
          value: String(balls),
          label: t('games.bingo.balls', { count: balls }),
          disabled: isDisabled,
        }))}
        onValueChange={(value) => {
          const balls = CAGES.find((cage) => String(cage) === value);
          if (balls !== undefined) onChoose({ ...choice, balls });
        }}
      />
      <SegmentedControl
        block
        label={t('games.bingo.cards')}
        value={String(choice.cards)}
        segments={COUNTS.map((count) => ({
          value: String(count),
          label: t('games.bingo.cardCount', { count, number: format.number(count) }),
          disabled: isDisabled,
        }))}
        onValueChange={(value) => {
          onChoose({ ...choice, cards: Number(value) });
        }}
      />
      <p className={styles.note}>{t('games.bingo.shared', { count: choice.cards })}</p>
    </>
  );
}
