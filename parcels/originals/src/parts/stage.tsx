import { useState, type ReactNode } from 'react';
import { useT } from '@paddock/shared-utils/react';
import { classNames, IconButton, Panel } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import { HeardTable } from '../faces/table-words.tsx';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { useGameSound } from '../play/use-game-sound.ts';
import { ResultLine } from './result-line.tsx';
import styles from './stage.module.css';
import { toggleFullScreen } from './full-screen.ts';

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

/** The table with the name of its game above, and below how the round ended, which is never off the screen. */
export function Stage({ face, play, draft, chipMinor, tools, dock, className }: StageProps) {
  const t = useT('originals');
  const { Table, game } = face;
  const { shown } = play;
  const isOpen = shown?.round.isOver === false;
  const choice = isOpen ? shown.round.choice : draft.choice;
  // After another choice was made, what lies on the table is no longer the end of it.
  const isStale = JSON.stringify(shown?.round.choice) !== JSON.stringify(choice);
  const [isFailed, setFailed] = useState(false);
  const [words, setWords] = useState('');
  const sound = useGameSound(play);
  return (
    <Panel bleed className={classNames(styles.stage, className)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`games.${game.code}.name`)}</h1>
        <span className={styles.by}>{t('page.by')}</span>
        <div className={styles.tools}>
          {tools}
          <IconButton icon="sound" label={t('page.sound')} pressed={sound.isOn} onClick={sound.toggle} />
          <IconButton
            icon="external"
            label={t(isFailed ? 'page.noFullScreen' : 'page.fullScreen')}
            onClick={() => void toggleFullScreen().then((done) => setFailed(!done))}
          />
        </div>
      </header>
      <div className={styles.table} role="group" aria-label={t(`games.${game.code}.name`)}>
        <HeardTable onWords={setWords}>
          <Table
            choice={choice}
            onChoose={draft.onChoose}
            isDisabled={play.isDealing || isOpen || play.isUnanswered}
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
      <div className={styles.foot}>
        <ResultLine play={play} words={words} />
        {dock}
      </div>
    </Panel>
  );
}
