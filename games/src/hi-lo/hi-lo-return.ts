import type { Ratio } from '@paddock/contract';

import { RANKS } from '../cards/cards.ts';
import {
  afterGuess,
  CARDS,
  CERTAIN,
  multiplierOf,
  sidesOf,
  winningRanks,
  type HiLoSide,
} from './hi-lo-table.ts';

/** A return in thousandths of thirteenths: winning ranks · multiplier. */
const returnOfGuess = (rank: number, side: HiLoSide): number => {
  const ranks = winningRanks(rank, side);
  return ranks * multiplierOf(afterGuess(CERTAIN, ranks));
};

/** What one guess and collecting returns, by the card that lies there. */
export const returnOfOneGuess = (rank: number, side: HiLoSide): Ratio => ({
  num: BigInt(returnOfGuess(rank, side)),
  den: BigInt(RANKS * 1000),
});

/** What a guess can return at most: 99 %, where flooring takes nothing. */
const WHOLE = RANKS * 990;
const CARDS_TO_SKIP = CARDS - 2;

/**
 * The stated best play: a card is skipped until one comes whose best guess loses nothing by flooring (A, 3, 5, 9, J, K),
 * that is guessed and collected; the last card to guess from is guessed from whatever it is. No play returns more than
 * 99 %, since every multiplier is (1 − edge) ÷ chance or less, and this one lacks less than 10⁻¹⁵ of it.
 */
export function returnOfBestPlay(): Ratio {
  const best = Array.from({ length: RANKS }, (_, rank) =>
    Math.max(...sidesOf(rank).map((side) => returnOfGuess(rank, side))),
  );
  const whole = BigInt(best.filter((value) => value === WHOLE).length);
  let num = BigInt(best.reduce((sum, value) => sum + value, 0));
  let den = BigInt(RANKS);
  for (let skipped = 0; skipped < CARDS_TO_SKIP; skipped++) {
    num = whole * BigInt(WHOLE) * den + (BigInt(RANKS) - whole) * num;
    den *= BigInt(RANKS);
  }
  return { num, den: den * BigInt(RANKS * 1000) };
}
