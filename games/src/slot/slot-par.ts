import { plus, times, type Ratio } from '@paddock/contract';

import type { MultiplierMilli } from '../rules/multiplier.ts';
import { chanceOfFreeSpins, returnOfLines, returnOfRound, returnOfScatters } from './slot-return.ts';
import { FREE_FACTOR, FREE_SPINS, STOPS, STRIPS } from './slot-table.ts';

/** What the maker of a slot states of it; all of a stake's worth. */
export interface ParSheet {
  /** Parts of the return; together with the free spins they are all of it. */
  readonly lines: Ratio;
  readonly scatters: Ratio;
  readonly freeSpins: Ratio;
  readonly total: Ratio;
  /** How often a round pays anything. */
  readonly hitRate: Ratio;
  /** How often a round has free spins. */
  readonly freeSpinsRate: Ratio;
  /** Of what a stake returns in a round; its root is the volatility. */
  readonly variance: Ratio;
}

/* The full cycle of the strips, gone through stop by stop (testing/full-cycle.ts); a return needs counts of symbols alone. */
const CYCLE = BigInt(STOPS) ** BigInt(STRIPS.length);
/** Stops that pay anything. */
const HITS = 9_233_523n;
/** Sum over all stops of what they pay, squared: in thousandths, twice. */
const SQUARES = 384_706_585_000_000n;
/** Sum of what the stops pay that bring free spins, in thousandths. */
const FREE_PAID = 870_263_000n;
/** Most that a spin pays, and most that one pays that brings free spins. */
const MOST_SPIN_MILLI: MultiplierMilli = 320_500;
const MOST_FREE_MILLI: MultiplierMilli = 85_000;

/** Most that a round pays: the best spin that brings free spins, and the best of all in each of those. */
export const MOST_ROUND_MILLI: MultiplierMilli = MOST_FREE_MILLI + FREE_SPINS * FREE_FACTOR * MOST_SPIN_MILLI;

const minus = (one: Ratio, other: Ratio): Ratio => plus(one, { num: -other.num, den: other.den });
const whole = (number: number): Ratio => ({ num: BigInt(number), den: 1n });

/**
 * Variance of a round Y + T · f · (Y₁ + … + Yₙ), where Y and each free Yᵢ are spins of the same strips, T is 1 where Y
 * brings free spins and 0 elsewhere, and n spins are paid times f.
 */
function varianceOfRound(): Ratio {
  const spin = plus(returnOfLines(), returnOfScatters());
  const squares: Ratio = { num: SQUARES, den: CYCLE * 1_000_000n };
  const ofSpin = minus(squares, times(spin, spin));
  const meanFree = times(whole(FREE_SPINS * FREE_FACTOR), spin);
  const squaresFree = plus(
    times(whole(FREE_SPINS * FREE_FACTOR * FREE_FACTOR), ofSpin),
    times(meanFree, meanFree),
  );
  const together = times(whole(2), times({ num: FREE_PAID, den: CYCLE * 1000n }, meanFree));
  const squaresRound = plus(plus(squares, together), times(chanceOfFreeSpins(), squaresFree));
  return minus(squaresRound, times(returnOfRound(), returnOfRound()));
}

export function parSheet(): ParSheet {
  const [lines, scatters, total] = [returnOfLines(), returnOfScatters(), returnOfRound()];
  return {
    lines,
    scatters,
    freeSpins: minus(total, plus(lines, scatters)),
    total,
    hitRate: { num: HITS, den: CYCLE },
    freeSpinsRate: chanceOfFreeSpins(),
    variance: varianceOfRound(),
  };
}
