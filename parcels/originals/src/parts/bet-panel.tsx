import { useRef, type SubmitEvent } from 'react';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Panel, SectionHeader } from '@paddock/styleguide';

import type { AnyFace } from '../faces/game-face.ts';
import { playButton, type RoundBounds } from '../model/play-button.ts';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { useOwnLimits } from '../play/use-own-limits.ts';
import { BetFigures } from './bet-figures.tsx';
import styles from './bet-panel.module.css';
import { ChipsField } from './chips-field.tsx';
import { PlayAction } from './play-action.tsx';
import { StakeField } from './stake-field.tsx';
import { Trouble } from './trouble.tsx';

interface BetPanelProps {
  readonly face: AnyFace;
  readonly play: Play;
  readonly draft: BetDraft;
  readonly bounds: RoundBounds | undefined;
  readonly onRefill: () => void;
}

/** A double click, and a key that is held down, are one press and one round, however soon that is over. */
const ONE_PRESS_MS = 350;

/** What is bet: choice, stake, what it can win and returns, and the one button. Enter in any field of it plays too. */
export function BetPanel({ face, play, draft, bounds, onRefill }: BetPanelProps) {
  const t = useT('originals');
  const { money, moment } = useFormat();
  const { Choice } = face;
  const { currency, balanceMinor, shown } = play;
  const isOpen = shown?.round.isOver === false;
  const isLocked = play.isDealing || isOpen || play.isUnanswered;
  const { bet } = draft;
  const button = playButton({
    ...useOwnLimits(currency),
    isDemo: play.kind === 'demo',
    isUnanswered: play.isUnanswered,
    isOpen,
    hasChips: draft.hasChips,
    stakeMinor: draft.stakeMinor,
    isBet: bet !== undefined,
    mostMinor: bet === undefined ? 0n : face.game.mostMinor(bet),
    bounds,
    balanceMinor,
  });
  const isBusy = play.isDealing || play.isMoving;

  const pressedMs = useRef(-ONE_PRESS_MS);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isRepeated = event.timeStamp - pressedMs.current < ONE_PRESS_MS;
    pressedMs.current = event.timeStamp;
    if (isRepeated || isBusy || button.kind !== 'play' || bet === undefined) return;
    draft.onPlayed();
    void play.play(bet);
  }

  const Field = draft.hasChips ? ChipsField : StakeField;
  return (
    <Panel bleed aria-labelledby="bet-title">
      <SectionHeader
        id="bet-title"
        title={t('bet.title')}
        actions={
          play.kind === 'demo' ? (
            <Badge tone="warning">{t('bet.demo')}</Badge>
          ) : (
            balanceMinor !== undefined && t('bet.balance', { amount: money(balanceMinor, currency) })
          )
        }
      />
      <form className={styles.form} onSubmit={submit}>
        {Choice && <Choice choice={draft.choice} onChoose={draft.onChoose} isDisabled={isLocked} />}
        <Field draft={draft} currency={currency} bounds={bounds} isDisabled={isLocked} />
        <BetFigures face={face} draft={draft} currency={currency} />
        <PlayAction button={button} currency={currency} isBusy={isBusy} onRefill={onRefill} />
        {isOpen && play.endsByItselfAtMs !== null && (
          <p className={styles.note}>{t('bet.endsByItself', { time: moment(play.endsByItselfAtMs) })}</p>
        )}
        {play.kind === 'demo' && balanceMinor !== undefined && (
          <p className={styles.note}>{t('bet.demoBalance', { amount: money(balanceMinor, currency) })}</p>
        )}
        <Trouble play={play} />
      </form>
    </Panel>
  );
}
