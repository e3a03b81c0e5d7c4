import { useRef, type SubmitEvent } from 'react';

import type { AnyFace } from '../faces/game-face.ts';
import { playButton, type PlayButton, type RoundBounds } from '../model/play-button.ts';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import { useOwnLimits } from '../play/use-own-limits.ts';

/** The form of the bet: fields and buttons of it may stand elsewhere on the page, and name it. */
export const BET_FORM_ID = 'own-game-bet';

/** A double click, and a key that is held down, are one press and one round, however soon that is over. */
const ONE_PRESS_MS = 350;

export interface BetForm {
  readonly button: PlayButton;
  /** A round is being dealt or shown. */
  readonly isBusy: boolean;
  /** A round is dealt or open: what is chosen may not change. */
  readonly isLocked: boolean;
  readonly submit: (event: SubmitEvent) => void;
}

/** What the one button of a game does now, and what a press of it sends. */
export function useBetForm(
  face: AnyFace,
  play: Play,
  draft: BetDraft,
  bounds: RoundBounds | undefined,
): BetForm {
  const isOpen = play.shown?.round.isOver === false;
  const isBusy = play.isDealing || play.isMoving;
  const { bet } = draft;
  const button = playButton({
    ...useOwnLimits(play.currency),
    isDemo: play.kind === 'demo',
    isReading: play.isReading,
    isUnanswered: play.isUnanswered,
    isOpen,
    hasChips: draft.hasChips,
    isFree: draft.free?.isChosen === true,
    stakeMinor: draft.stakeMinor,
    isBet: bet !== undefined,
    mostMinor: bet === undefined ? 0n : face.game.mostMinor(bet),
    bounds,
    balanceMinor: play.balanceMinor,
  });
  const pressedMs = useRef(-ONE_PRESS_MS);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const isRepeated = event.timeStamp - pressedMs.current < ONE_PRESS_MS;
    pressedMs.current = event.timeStamp;
    if (isRepeated || isBusy || button.kind !== 'play' || bet === undefined) return;
    draft.onPlayed();
    void play.play(draft.free?.isChosen === true ? { ...bet, giftId: draft.free.gift.id } : bet);
  }
  return {
    button,
    isBusy,
    isLocked: play.isReading || play.isDealing || isOpen || play.isUnanswered,
    submit,
  };
}
