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

const CARDS_TO_SKIP = CARDS - 2;

/**
 * The stated best play: one guess, then collecting; a card is skipped while the next one is worth more than the best guess
 * from it. So the guess is made from an A, 3, 5, 9, J or K, from which flooring takes nothing; only the last cards that can
 * be skipped are worth less. No play returns more than 99 %, since every multiplier is (1 − edge) ÷ chance or less, and
 * this one lacks less than 10⁻¹⁵ of it.
 */
export function returnOfBestPlay(): Ratio {
  const best = Array.from({ length: RANKS }, (_, rank) =>
    BigInt(Math.max(...sidesOf(rank).map((side) => returnOfGuess(rank, side)))),
  );
  // What the next card is worth, in thirteenths to the power of the cards that can fall; from the last one back.
  let [num, den] = [best.reduce((sum, each) => sum + each, 0n), BigInt(RANKS)];
  for (let skipped = 0; skipped < CARDS_TO_SKIP; skipped++) {
    let worth = 0n;
    for (const each of best) worth += each * den > num ? each * den : num;
    [num, den] = [worth, den * BigInt(RANKS)];
  }
  return { num, den: den * BigInt(RANKS * 1000) };
}
