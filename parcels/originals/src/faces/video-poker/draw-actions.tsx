import { useState } from 'react';

import {
  bestHold,
  returnOfHold,
  type Hold,
  type VideoPokerFace,
  type VideoPokerMove,
} from '@paddock/games/video-poker';
import { listText } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { FeltButton } from '../felt/felt-button.tsx';
import type { NoChoice } from '../felt/no-choice.ts';
import type { ShownRound } from '../game-face.ts';
import { HAND } from './held-cards.ts';
import styles from './video-poker.module.css';

interface DrawActionsProps {
  readonly round: ShownRound<NoChoice, VideoPokerMove, VideoPokerFace> | undefined;
  readonly hold: Hold;
  readonly onHold: (hold: Hold) => void;
  readonly onDraw: () => void;
}

interface Advice {
  readonly roundId: string;
  readonly hold: Hold;
  /** What a stake returns by it, on average. */
  readonly returns: number;
}

/** The button that draws, and the one that looks up the best hold: it is counted over every draw, so only when asked. */
export function DrawActions({ round, hold, onHold, onDraw }: DrawActionsProps) {
  const t = useT('originals');
  const format = useFormat();
  const [advice, setAdvice] = useState<Advice>();
  const isOpen = round !== undefined && !round.isOver;
  const shown = isOpen && advice?.roundId === round.id ? advice : undefined;

  function advise(): void {
    if (!isOpen) return;
    const { dealt } = round.face;
    const best = bestHold(dealt).hold;
    const { num, den } = returnOfHold(dealt, best);
    setAdvice({ roundId: round.id, hold: best, returns: Number(num) / Number(den) });
    onHold(best);
  }

  const cards = listText(shown?.hold.map((position) => format.number(position + 1)) ?? [], format.language);
  return (
    <>
      <FeltButton unavailable={!isOpen} onClick={onDraw}>
        {isOpen
          ? t(`games.video-poker.draw`, { count: HAND - hold.length })
          : t('games.video-poker.drawLater')}
      </FeltButton>
      <p className={styles.hint} aria-live="polite">
        {shown === undefined ? (
          <FeltButton
            variant="header-outline"
            block={false}
            size={32}
            icon="help"
            unavailable={!isOpen}
            onClick={advise}
          >
            {t('games.video-poker.hint')}
          </FeltButton>
        ) : (
          t(`games.video-poker.${shown.hold.length === 0 ? 'bestNone' : 'best'}`, {
            cards,
            returns: format.number(Number(shown.returns.toFixed(3))),
          })
        )}
      </p>
    </>
  );
}
