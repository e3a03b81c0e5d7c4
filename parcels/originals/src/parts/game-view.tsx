import type { ReactNode } from 'react';

import type { AnyFace } from '../faces/game-face.ts';
import type { Play } from '../play/play.ts';
import { useBounds } from '../play/use-bounds.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { BetPanel } from './bet-panel.tsx';
import { useChipMinor } from './chips-field.tsx';
import { FULL_SCREEN_ID } from './full-screen.ts';
import styles from './game-view.module.css';
import { RulesPanel } from './rules-panel.tsx';
import { Stage } from './stage.tsx';

interface GameViewProps {
  readonly face: AnyFace;
  readonly play: Play;
  readonly draft: BetDraft;
  readonly modes: ReactNode;
  readonly onRefill: () => void;
  readonly onCheck: () => void;
  /** The player's money and limits. */
  readonly money: ReactNode;
  /** Rounds and seeds. */
  readonly children: ReactNode;
}

/** A game with everything around it; on a phone under each other, the table first and its bet next. */
export function GameView(props: GameViewProps) {
  const { face, play, draft } = props;
  const bounds = useBounds(play.currency);
  const chipMinor = useChipMinor(draft, play.currency, bounds);
  return (
    <div className={styles.game} id={FULL_SCREEN_ID}>
      <Stage
        face={face}
        play={play}
        draft={draft}
        chipMinor={chipMinor}
        modes={props.modes}
        onCheck={props.onCheck}
        className={styles.stage}
      />
      <div className={styles.bet}>
        <BetPanel face={face} play={play} draft={draft} bounds={bounds} onRefill={props.onRefill} />
        {props.money}
      </div>
      <div className={styles.rounds}>{props.children}</div>
      <div className={styles.rules}>
        <RulesPanel face={face} choice={draft.choice} bounds={bounds} currency={play.currency} />
      </div>
    </div>
  );
}
