import { useMemo, type ReactNode } from 'react';
import type { PageProps } from '@paddock/contract';
import { auth$ } from '@paddock/shared-utils';
import { useMedia, useStreamValue, useT } from '@paddock/shared-utils/react';
import { WidgetPlace } from '@paddock/styleguide';

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
  /** For what the casino has beside each of its games: star, money and limits, games like it. */
  readonly mount: PageProps['mountWidget'];
  /** Rounds and seeds. */
  readonly children: ReactNode;
}

/** One column, as the frame has it below 1024. */
const ONE_COLUMN = '(width < 1024px)';

/** A game with everything around it: table and bet side by side; on a phone the bet under the table, its button docked to it. */
export function GameView({ face, play, draft, modes, onRefill, mount, children }: GameViewProps) {
  const t = useT('originals');
  const bounds = useBounds(play.currency);
  const chipMinor = useChipMinor(draft, play.currency, bounds);
  const form = useBetForm(face, play, draft, bounds);
  const isDocked = useMedia(ONE_COLUMN);
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const { code } = face.game;
  const called = t(`games.${code}.name`);
  const own = useMemo(() => ({ own: code, called }), [code, called]);
  const bet = { play, draft, form, bounds, onRefill };
  return (
    <div className={styles.game} id={FULL_SCREEN_ID}>
      <Stage
        face={face}
        play={play}
        draft={draft}
        chipMinor={chipMinor}
        tools={
          <>
            {modes}
            <WidgetPlace mount={mount} widget="casino/star" props={own} className={styles.star} />
          </>
        }
        dock={isDocked && <BetDock {...bet} />}
        className={styles.stage}
      />
      <BetPanel {...bet} face={face} isDocked={isDocked} className={styles.bet} />
      {isSignedIn && <WidgetPlace mount={mount} widget="casino/side" props={own} className={styles.side} />}
      {children}
      <RulesPanel face={face} choice={draft.choice} bounds={bounds} currency={play.currency} />
      <WidgetPlace mount={mount} widget="casino/like" props={own} className={styles.like} />
    </div>
  );
}
