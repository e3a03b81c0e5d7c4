import { plus } from '@paddock/contract';

import { pickDifferent } from '../fairness/picks.ts';
import type { Game } from '../rules/game.ts';
import { paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { NO_MOVES, overAtOnce } from '../rules/no-moves.ts';
import { isWholeIn, readOneOf, readRecord } from '../rules/read.ts';
import { cardsOf, numbersOf, type Card } from './bingo-cards.ts';
import { returnOfPattern } from './bingo-odds.ts';
import { BINGOS, CAGES, MOST_CARDS, type BingoBalls, type Pattern, type PatternName } from './bingo-table.ts';

export type { Card } from './bingo-cards.ts';
export { BINGOS, CAGES, MOST_CARDS } from './bingo-table.ts';
export type { Bingo, BingoBalls, Pattern, PatternName } from './bingo-table.ts';

/** Cards of a round with 75 or 90 balls; the stake is shared by them in equal, whole parts. */
export interface BingoChoice {
  readonly balls: BingoBalls;
  /** 1 to 4. */
  readonly cards: number;
}

export interface BingoWin {
  /** Which of the cards, from 0. */
  readonly card: number;
  readonly pattern: PatternName;
  /** Balls it took. */
  readonly balls: number;
  /** Of the card's stake. */
  readonly prizeMilli: MultiplierMilli;
}

export interface BingoFace {
  readonly cards: readonly Card[];
  /** In the order drawn. */
  readonly drawn: readonly number[];
  readonly wins: readonly BingoWin[];
}

/** Balls it took to complete a pattern: that of its needed set, by when each was complete. */
function ballsTaken({ sets, needed }: Pattern, takenAt: readonly number[]): number {
  const completeAt = sets.map((set) => Math.max(...set.map((place) => takenAt[place] ?? Infinity)));
  return completeAt.toSorted((one, other) => one - other)[needed - 1] ?? Infinity;
}

function winsOn(card: number, numbers: readonly number[], drawn: readonly number[], balls: BingoBalls) {
  const takenAt = numbers.map((number) => (drawn.includes(number) ? drawn.indexOf(number) + 1 : Infinity));
  return BINGOS[balls].patterns.flatMap((pattern): readonly BingoWin[] => {
    const taken = ballsTaken(pattern, takenAt);
    const prize = pattern.prizes.find((step) => taken <= step.balls);
    return prize ? [{ card, pattern: pattern.name, balls: taken, prizeMilli: prize.prizeMilli }] : [];
  });
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const BINGO: Game<BingoChoice, never, BingoFace> = {
  code: 'bingo',
  version: 1,
  readBet(stakeMinor, value) {
    const record = readRecord(value, ['balls', 'cards']);
    const balls = readOneOf(record?.balls, CAGES);
    const cards = record?.cards;
    if (!balls || !isWholeIn(cards, 1, MOST_CARDS) || stakeMinor % BigInt(cards) !== 0n) return undefined;
    return { stakeMinor, choice: { balls, cards } };
  },
  ...NO_MOVES,
  round(draws, { stakeMinor, choice }) {
    const { balls } = choice;
    const drawn = pickDifferent(draws, 0, BINGOS[balls].drawn, balls).map((at) => at + 1);
    const cards = cardsOf(draws, balls, choice.cards);
    const wins = cards.flatMap((card, at) => winsOn(at, numbersOf(card), drawn, balls));
    const paid = paidBy(stakeMinor / BigInt(choice.cards), sumOf(wins.map(({ prizeMilli }) => prizeMilli)));
    return overAtOnce({ cards, drawn, wins }, stakeMinor, paid);
  },
  returnOf: ({ balls }) =>
    BINGOS[balls].patterns.map((pattern) => returnOfPattern(pattern, balls)).reduce(plus),
  // Every card may be the best one: cards are drawn each for itself, so that two may be the same.
  mostMinor: ({ stakeMinor, choice }) =>
    paidBy(stakeMinor, sumOf(BINGOS[choice.balls].patterns.map(({ prizes }) => prizes[0]?.prizeMilli ?? 0))),
};
