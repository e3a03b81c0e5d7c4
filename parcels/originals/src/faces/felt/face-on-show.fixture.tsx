import { act, cleanup, render } from '@testing-library/react';
import { begin, playMove, type GameBet, type Played } from '@paddock/games';
import { installFakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import type { GameFace, ShownRound } from '../game-face.ts';

export interface FaceOptions<Choice> {
  readonly language?: string;
  readonly choice?: Choice;
  readonly stakeMinor?: bigint;
  readonly motionMs?: number;
}

/** A face as the page shows it, with rounds dealt from draws that a test has chosen. */
export interface FaceOnShow<Choice, Move> {
  /** What is chosen now. */
  readonly choice: () => Choice;
  readonly moves: readonly Move[];
  /** Deals a round to what is chosen. */
  deal(draws: (index: number) => number): void;
  remove(): void;
}

const STAKE_MINOR = 10_00n;
const CHIP_MINOR = 1_00n;

export function showFace<Choice, Move, Face>(
  face: GameFace<Choice, Move, Face>,
  {
    language = 'en',
    choice = face.firstChoice,
    stakeMinor = STAKE_MINOR,
    motionMs = 0,
  }: FaceOptions<Choice> = {},
): FaceOnShow<Choice, Move> {
  const page = installFakePage({ language, dictionaries: { originals: { en, ru } } });
  const { game, stake, Table, Choice } = face;
  const moves: Move[] = [];
  let chosen = choice;
  let rounds = 0;
  let dealt:
    | {
        readonly draws: (index: number) => number;
        readonly bet: GameBet<Choice>;
        readonly played: Played<Move, Face>;
      }
    | undefined;

  const shown = (): ShownRound<Choice, Move, Face> | undefined =>
    dealt && {
      ...dealt.played.round,
      id: String(rounds),
      choice: dealt.bet.choice,
      made: dealt.played.moves,
      isOver: dealt.played.round.paidMinor !== undefined,
      currency: 'EUR',
    };
  function onChoose(next: Choice): void {
    chosen = next;
    dealt = undefined;
    draw();
  }
  function onMove(move: Move): void {
    moves.push(move);
    const played = dealt && playMove(game, dealt.draws, dealt.bet, dealt.played, move);
    if (dealt === undefined || played === undefined) throw new Error(`not offered: ${JSON.stringify(move)}`);
    dealt = { ...dealt, played };
    draw();
  }
  const drawn = () => {
    const round = shown();
    const isDisabled = round?.isOver === false;
    const common = { choice: chosen, onChoose, isDisabled };
    return (
      <>
        <Table
          {...common}
          {...{ round, onMove, motionMs }}
          onSkip={() => undefined}
          isDealing={false}
          chipMinor={CHIP_MINOR}
          currency="EUR"
        />
        {Choice && <Choice {...common} />}
      </>
    );
  };
  const view = render(drawn());
  const draw = () => act(() => view.rerender(drawn()));

  return {
    choice: () => chosen,
    moves,
    deal(draws) {
      const bet = game.readBet(stake === 'amount' ? stakeMinor : stake.chipsMinor(chosen), chosen);
      if (bet === undefined) throw new Error('no bet');
      rounds += 1;
      dealt = { draws, bet, played: begin(game, draws, bet) };
      draw();
    },
    remove() {
      cleanup();
      page.remove();
    },
  };
}
