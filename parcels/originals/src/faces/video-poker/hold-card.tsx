import type { VideoPokerFace, VideoPokerMove } from '@paddock/games/video-poker';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { DealtCard } from '../cards/dealt-card.tsx';
import { PlayingCard } from '../cards/playing-card.tsx';
import { useCardName } from '../cards/use-card-name.ts';
import type { NoChoice } from '../felt/no-choice.ts';
import type { ShownRound } from '../game-face.ts';
import { drawnBefore } from './held-cards.ts';
import styles from './video-poker.module.css';

interface HoldCardProps {
  readonly round: ShownRound<NoChoice, VideoPokerMove, VideoPokerFace> | undefined;
  /** From 0. */
  readonly position: number;
  readonly isHeld: boolean;
  readonly motionMs: number;
  readonly onToggle: () => void;
}

/** A card that a press holds, or lets go of again. */
export function HoldCard({ round, position, isHeld, motionMs, onToggle }: HoldCardProps) {
  const t = useT('originals');
  const format = useFormat();
  const nameOf = useCardName();
  const card = round?.face.cards[position];
  const name = t('games.video-poker.cardNr', { nr: format.number(position + 1), card: nameOf(card) });
  return (
    <button
      type="button"
      className={styles.holdCard}
      aria-label={name}
      aria-pressed={isHeld}
      aria-disabled={round === undefined || round.isOver}
      onClick={onToggle}
    >
      <span className={styles.slot} aria-hidden>
        {card === undefined ? (
          <PlayingCard card={undefined} />
        ) : (
          <DealtCard
            key={`${round?.id ?? ''} ${card}`}
            card={card}
            order={drawnBefore(round?.face.held, position)}
            motionMs={motionMs}
          />
        )}
      </span>
      <span className={styles.held} aria-hidden data-on={isHeld || undefined}>
        {isHeld ? t('games.video-poker.held') : format.number(position + 1)}
      </span>
    </button>
  );
}
