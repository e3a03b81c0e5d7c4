import { useState } from 'react';

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { begin, playMove, type Draws, type GameBet, type Played } from '@paddock/games';
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
  /** Deals a demo round by these numbers to what is chosen, and answers what lies on its table. */
  deal(draws: Draws): Face;
  /** What is chosen now. */
  choice(): Choice;
  /** Moves that were made, of all rounds. */
  readonly moves: readonly unknown[];
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

const STAKE_MINOR = 10_00n;
const CHIP_MINOR = 1_00n;

interface Dealt<Choice, Move, Face> {
  readonly id: string;
  readonly draws: Draws;
  readonly bet: GameBet<Choice>;
  readonly played: Played<Move, Face>;
}

/** Shows a face as the page around it does, with demo rounds by the real rules. */
export function openFace<Choice, Move, Face>(
  face: GameFace<Choice, Move, Face>,
  options: OpenFaceOptions<Choice> = {},
): OpenFace<Choice, Face> {
  const { language = 'en', stakeMinor = STAKE_MINOR, isStill = true, isDisabled = false } = options;
  const page = installFakePage({ language, dictionaries: { originals: { en, ru } } });
  const { game, stake, Choice: ChoicePanel, Table } = face;
  const moves: Move[] = [];
  let chosen = options.choice ?? face.firstChoice;
  let rounds = 0;
  let setShown: (dealt: Dealt<Choice, Move, Face>) => void = () => undefined;

  function Around() {
    const [choice, setChoice] = useState(chosen);
    const [isSkipped, setSkipped] = useState(false);
    const [dealt, setDealt] = useState<Dealt<Choice, Move, Face>>();
    setShown = setDealt;
    const round = dealt && shownOf(dealt);
    const props: TableProps<Choice, Move, Face> = {
      choice,
      onChoose(next) {
        chosen = next;
        setChoice(next);
        setDealt(undefined);
      },
      isDisabled: isDisabled || round?.isOver === false,
      round,
      isDealing: false,
      motionMs: round === undefined || isStill || isSkipped ? 0 : face.motionMs(round),
      onSkip: () => setSkipped(true),
      onMove(move) {
        moves.push(move);
        const played = dealt && playMove(game, dealt.draws, dealt.bet, dealt.played, move);
        if (dealt === undefined || played === undefined)
          throw new Error(`not offered: ${JSON.stringify(move)}`);
        setDealt({ ...dealt, played });
      },
      chipMinor: CHIP_MINOR,
      currency: 'EUR',
    };
    return (
      <>
        <Table {...props} />
        {ChoicePanel !== undefined && <ChoicePanel {...props} />}
      </>
    );
  }

  render(<Around />);
  return {
    deal(draws) {
      const bet = game.readBet(stake === 'amount' ? stakeMinor : stake.chipsMinor(chosen), chosen);
      if (bet === undefined) throw new Error('nothing that can be played is chosen');
      rounds += 1;
      const played = begin(game, draws, bet);
      act(() => {
        setShown({ id: String(rounds), draws, bet, played });
      });
      return played.round.face;
    },
    choice: () => chosen,
    moves,
    words: () => screen.getByTestId('table-words').textContent,
    close() {
      cleanup();
      page.remove();
    },
  };
}

function shownOf<Choice, Move, Face>({
  id,
  bet,
  played: { moves: made, round },
}: Dealt<Choice, Move, Face>): ShownRound<Choice, Move, Face> {
  return { ...round, id, choice: bet.choice, made, isOver: round.paidMinor !== undefined, currency: 'EUR' };
}

/** Presses what has this name. */
export function press(name: string | RegExp, role = 'button'): void {
  fireEvent.click(screen.getByRole(role, { name }));
}
