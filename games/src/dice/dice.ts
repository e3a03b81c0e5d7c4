import { DRAWS } from '../fairness/picks.ts';
import type { Game, GameBet } from '../rules/game.ts';
import { multiplierFor, paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { NO_MOVES, overAtOnce } from '../rules/no-moves.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';

/** A number from 00.0000 to 99.9999 is rolled; the player says below or above what it falls. */
export interface DiceChoice {
  readonly side: 'under' | 'over';
  /** In ten-thousandths: under 500,000 wins with 00.0000 to 49.9999. */
  readonly target: number;
}

export interface DiceFace {
  /** In ten-thousandths, 0 to 999,999. */
  readonly rolled: number;
  readonly multiplierMilli: MultiplierMilli;
  readonly isWon: boolean;
}

const SIDES = 1_000_000;
/** The house's share: 1 %. */
const EDGE_BASIS_POINTS = 100;
/** Numbers that win: one of a million (×990,000) at least, and few enough that a win is a win (×1.01). */
const FEWEST = 1;
const MOST = 980_198;

/** How many of the numbers below 2³² roll less than `target`: exactly, by floor(f · 1,000,000). */
const drawsBelow = (target: number): bigint =>
  (BigInt(target) * BigInt(DRAWS) + BigInt(SIDES - 1)) / BigInt(SIDES);

function winningDraws({ side, target }: DiceChoice): bigint {
  return side === 'under' ? drawsBelow(target) : BigInt(DRAWS) - drawsBelow(target + 1);
}

const multiplierOf = (choice: DiceChoice): MultiplierMilli =>
  multiplierFor(EDGE_BASIS_POINTS, winningDraws(choice), BigInt(DRAWS));

function readChoice(value: unknown): DiceChoice | undefined {
  const { side, target } = readRecord(value, ['side', 'target']) ?? {};
  if (side === 'under' && isWholeIn(target, FEWEST, MOST)) return { side, target };
  if (side === 'over' && isWholeIn(target, SIDES - 1 - MOST, SIDES - 1 - FEWEST)) return { side, target };
  return undefined;
}

export const DICE: Game<DiceChoice, never, DiceFace> = {
  code: 'dice',
  version: 1,
  readBet(stakeMinor, value) {
    const choice = readChoice(value);
    return choice && { stakeMinor, choice };
  },
  ...NO_MOVES,
  round(draws, { stakeMinor, choice }) {
    const rolled = Math.floor((draws(0) * SIDES) / DRAWS);
    const isWon = choice.side === 'under' ? rolled < choice.target : rolled > choice.target;
    const multiplierMilli = multiplierOf(choice);
    return overAtOnce(
      { rolled, multiplierMilli, isWon },
      stakeMinor,
      isWon ? paidBy(stakeMinor, multiplierMilli) : 0n,
    );
  },
  returnOf: (choice) => ({
    num: winningDraws(choice) * BigInt(multiplierOf(choice)),
    den: BigInt(DRAWS) * 1000n,
  }),
  mostMinor: ({ stakeMinor, choice }: GameBet<DiceChoice>) => paidBy(stakeMinor, multiplierOf(choice)),
};
