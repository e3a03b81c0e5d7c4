import { RANKS, rankOf, type Card } from '@paddock/games/cards';
import type { HiLoOffer, HiLoSide } from '@paddock/games/hi-lo';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { multiplierText } from '../felt/multiplier-text.ts';
import { chanceText } from '../felt/chance-text.ts';
import styles from './hi-lo.module.css';

const LAST_RANK = RANKS - 1;

/** Key of what a guess says in words: only beside an ace and a king the same rank is a guess of its own. */
export function guessKey(card: Card, side: HiLoSide): string {
  const isAtEnd = rankOf(card) === 0 || rankOf(card) === LAST_RANK;
  return side === 'same' || isAtEnd ? side : `${side}-or-same`;
}

interface HiLoGuessProps {
  readonly card: Card | undefined;
  /** Undefined where there is nothing to guess: its place is kept. */
  readonly offer: HiLoOffer | undefined;
  readonly onGuess: (side: HiLoSide) => void;
}

const ARROWS: Readonly<Record<HiLoSide, string>> = {
  higher: 'M0-9 10 5H-10Z',
  same: 'M-9-6H9v4H-9ZM-9 2H9v4H-9Z',
  lower: 'M0 9 10-5H-10Z',
};

/** A side to guess: how likely it is, and what collecting pays after it. */
export function HiLoGuess({ card, offer, onGuess }: HiLoGuessProps) {
  const t = useT('originals');
  const format = useFormat();
  if (card === undefined || offer === undefined) return <div className={styles.noGuess} />;
  const { side, ranks, multiplierMilli } = offer;
  return (
    <button
      type="button"
      className={styles.guess}
      data-side={side}
      onClick={() => {
        onGuess(side);
      }}
    >
      <svg viewBox="-12 -12 24 24" className={styles.arrow} aria-hidden>
        <path d={ARROWS[side]} />
      </svg>
      <span className={styles.words}>
        <b>{t(`games.hi-lo.side.${guessKey(card, side)}`)}</b>
        <span>{t('games.hi-lo.ranks', { count: ranks, chance: chanceText(ranks / RANKS, format) })}</span>
      </span>
      <b className={styles.pays}>{multiplierText(multiplierMilli, format)}</b>
    </button>
  );
}
