import { useState, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { classNames, Panel } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import { HeardTable } from '../faces/table-words.tsx';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { useGameSound } from '../play/use-game-sound.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { ResultLine } from './result-line.tsx';
import { SoundButton } from './sound-button.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly face: AnyFace;
  readonly play: Play;
  readonly draft: BetDraft;
  readonly chipMinor: bigint;
  /** Real play or demo, and the star. */
  readonly tools: ReactNode;
  /** Stake and button, where they stand under the table. */
  readonly dock: ReactNode;
  readonly className: string | undefined;
}

/**
 * The table with the name of its game above, and below how the round ended, which is never off the screen. While a round is
 * open, what can be done stands on the table, and the foot lies below it: it never covers the buttons that act.
 */
export function Stage({ face, play, draft, chipMinor, tools, dock, className }: StageProps) {
  const t = useT('originals');
  const { Table, game } = face;
  const { shown } = play;
  const isOpen = shown?.round.isOver === false;
  const choice = isOpen ? shown.round.choice : draft.choice;
  // After another choice was made, what lies on the table is no longer the end of it.
  const isStale = JSON.stringify(shown?.round.choice) !== JSON.stringify(choice);
  const [words, setWords] = useState('');
  const sound = useGameSound(play);
  return (
    <Panel bleed className={classNames(styles.stage, className)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`games.${game.code}.name`)}</h1>
        <span className={styles.by}>{t('page.by')}</span>
        <div className={styles.tools}>
          {tools}
          <SoundButton sound={sound} />
          <FullScreenButton />
        </div>
      </header>
      <div
        className={styles.table}
        // A table is the same in every language: cards are dealt, wheels turn and dice are read from left to right.
        dir="ltr"
        role="group"
        aria-label={t(`games.${game.code}.name`)}
        aria-busy={play.isReading}
        inert={play.isReading}
      >
        {play.isReading && <p className={styles.reading}>{t('page.reading')}</p>}
        <HeardTable onWords={setWords}>
          <Table
            choice={choice}
            onChoose={draft.onChoose}
            isDisabled={play.isReading || play.isDealing || isOpen || play.isUnanswered}
            round={isStale ? undefined : shown?.round}
            isDealing={play.isDealing}
            motionMs={shown?.motionMs ?? 0}
            onSkip={play.skip}
            onMove={(move) => {
              if (!play.isDealing && !play.isUnanswered) void play.move(move);
            }}
            chipMinor={chipMinor}
            currency={play.currency}
          />
        </HeardTable>
      </div>
      <div className={styles.foot} data-pinned={!isOpen || undefined} data-testid="game-foot">
        <ResultLine play={play} words={words} />
        {dock}
      </div>
    </Panel>
  );
}
