import type { ReactNode } from 'react';
import { useMedia } from '@paddock/shared-utils/react';

import type { AnyFace } from '../faces/game-face.ts';
import type { Play } from '../play/play.ts';
import { useBounds } from '../play/use-bounds.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { BetDock } from './bet-dock.tsx';
import { BetPanel } from './bet-panel.tsx';
import { useChipMinor } from './chips-field.tsx';
import { FULL_SCREEN_ID } from './full-screen.ts';
import styles from './game-view.module.css';
import { RulesPanel } from './rules-panel.tsx';
import { Stage } from './stage.tsx';
import { useBetForm } from './use-bet-form.ts';

interface GameViewProps {
  readonly face: AnyFace;
  readonly play: Play;
  readonly draft: BetDraft;
  readonly modes: ReactNode;
  readonly onRefill: () => void;
  /** Money and limits of the player, rounds and seeds. */
  readonly children: ReactNode;
}

/** One column, as the frame has it below 1024. */
const ONE_COLUMN = '(width < 1024px)';

/** A game with everything around it: table and bet side by side; on a phone the bet under the table, its button docked to it. */
export function GameView({ face, play, draft, modes, onRefill, children }: GameViewProps) {
  const bounds = useBounds(play.currency);
  const chipMinor = useChipMinor(draft, play.currency, bounds);
  const form = useBetForm(face, play, draft, bounds);
  const isDocked = useMedia(ONE_COLUMN);
  const bet = { play, draft, form, bounds, onRefill };
  return (
    <div className={styles.game} id={FULL_SCREEN_ID}>
      <Stage
        face={face}
        play={play}
        draft={draft}
        chipMinor={chipMinor}
        modes={modes}
        dock={isDocked && <BetDock {...bet} />}
        className={styles.stage}
      />
      <BetPanel {...bet} face={face} isDocked={isDocked} className={styles.bet} />
      {children}
      <RulesPanel face={face} choice={draft.choice} bounds={bounds} currency={play.currency} />
    </div>
  );
}
