import { useState } from 'react';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { begin, type Draws, type Played } from '@paddock/games';
import { installFakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import type { GameFace, ShownRound, TableProps } from '../game-face.ts';

export interface OpenFaceOptions<Choice> {
  readonly language?: 'en' | 'ru';
  readonly choice?: Choice;
  readonly stakeMinor?: bigint;
  /** As for somebody who asked for less motion. */
  readonly isStill?: boolean;
  readonly isDisabled?: boolean;
}

export interface OpenFace<Choice, Face> {
  /** Deals a demo round by these numbers, and answers what lies on its table. */
  deal(draws: Draws): Face;
  /** What is chosen now. */
  choice(): Choice;
  /** What the face says of the round. */
  words(): string;
  close(): void;
}

/** The numbers of one of many rounds that are always the same. */
export const roundNr =
  (nonce: number): Draws =>
  (index) => {
    const mixed = Math.imul((index + 1) ^ Math.imul(nonce + 1, 0x9e3779b1), 0x85ebca6b);
    return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  };

/** Shows a face as the page around it does, with demo rounds by the real rules. */
export function openFace<Choice, Move, Face>(
  face: GameFace<Choice, Move, Face>,
  options: OpenFaceOptions<Choice> = {},
): OpenFace<Choice, Face> {
  const { language = 'en', stakeMinor = 100n, isStill = true, isDisabled = false } = options;
  const page = installFakePage({ language, dictionaries: { originals: { en, ru } } });
  const { game, Choice: ChoicePanel, Table } = face;
  let chosen = options.choice ?? face.firstChoice;
  let rounds = 0;
  let setShown: (round: ShownRound<Choice, Move, Face> | undefined) => void = () => undefined;

  function Around() {
    const [choice, setChoice] = useState(chosen);
    const [isSkipped, setSkipped] = useState(false);
    const [round, setRound] = useState<ShownRound<Choice, Move, Face>>();
    setShown = setRound;
    const props: TableProps<Choice, Move, Face> = {
      choice,
      onChoose(next) {
        chosen = next;
        setChoice(next);
        setRound(undefined);
      },
      isDisabled,
      round,
      isDealing: false,
      motionMs: round === undefined || isStill || isSkipped ? 0 : face.motionMs(round),
      onSkip: () => setSkipped(true),
      onMove: () => undefined,
      chipMinor: 0n,
      currency: 'EUR',
    };
    return (
      <>
        <Table {...props} />
        {ChoicePanel !== undefined && <ChoicePanel {...props} />}
      </>
    );
  }

  function shownOf({ moves, round }: Played<Move, Face>): ShownRound<Choice, Move, Face> {
    const { face: table, stakedMinor, paidMinor } = round;
    return {
      id: String(rounds),
      choice: chosen,
      face: table,
      made: moves,
      moves: round.moves,
      isOver: paidMinor !== undefined,
      stakedMinor,
      paidMinor,
      currency: 'EUR',
    };
  }

  render(<Around />);
  return {
    deal(draws) {
      const bet = game.readBet(stakeMinor, chosen);
      if (bet === undefined) throw new Error('nothing that can be played is chosen');
      rounds += 1;
      const played = begin(game, draws, bet);
      act(() => {
        setShown(shownOf(played));
      });
      return played.round.face;
    },
    choice: () => chosen,
    words: () => screen.getByTestId('table-words').textContent,
    close() {
      cleanup();
      page.remove();
    },
  };
}

/** Presses what has this name. */
export function press(name: string | RegExp, role = 'button'): void {
  fireEvent.click(screen.getByRole(role, { name }));
}
