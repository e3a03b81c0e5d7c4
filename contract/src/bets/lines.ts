import { ONE, plus, times, ZERO, type Ratio } from '../odds/ratio.ts';

/** More legs no bet has. */
export const MOST_LEGS = 15;

/**
 * The lines of a bet as data (rules §10): each line has every banker, and each choice of a fold of the other legs. A
 * single is a fold of 1, an accumulator one of all its legs, a Trixie folds 2 and 3 of three.
 */
export interface Lines {
  /** Positions of the legs that stand in every line. */
  readonly bankers: readonly number[];
  /** Sizes of the choices among the other legs. */
  readonly folds: readonly number[];
}

/** The one line of a single or an accumulator. */
export function oneLine(legCount: number): Lines {
  return { bankers: [], folds: [legCount] };
}

/**
 * Whether a bet on so many legs can be of these lines: no line is without a leg, each size is named once and ascending, and
 * beside the bankers there is something to choose from.
 */
export function areLines({ bankers, folds }: Lines, legCount: number): boolean {
  const free = legCount - bankers.length;
  const isWithin = (value: number, from: number, to: number): boolean =>
    Number.isInteger(value) && value >= from && value <= to;
  return (
    isWithin(legCount, 1, MOST_LEGS) &&
    free >= 1 &&
    bankers.every((at, i) => isWithin(at, (bankers[i - 1] ?? -1) + 1, legCount - 1)) &&
    folds.length > 0 &&
    folds.every((fold, i) => isWithin(fold, (folds[i - 1] ?? 0) + 1, free))
  );
}

/** How many lines there are: Σ C(legs − bankers, fold). */
export function lineCount({ bankers, folds }: Lines, legCount: number): bigint {
  const free = legCount - bankers.length;
  const ones = Array.from({ length: free }, () => ONE);
  return folds.reduce((sum, fold) => sum + symmetric(ones, fold).num, 0n);
}

/** Σ over the lines of the product of their legs' multipliers, exact: what a unit stake returns. */
export function sumOfLines({ bankers, folds }: Lines, multipliers: readonly Ratio[]): Ratio {
  const free = multipliers.filter((_, at) => !bankers.includes(at));
  const fixed = bankers.map((at) => multiplierAt(multipliers, at));
  return times(product(fixed), sumOfFolds(free, folds));
}

/** Σ over the lines with the leg of the product of the other legs' multipliers, exact. */
export function sumOfLinesWith(
  { bankers, folds }: Lines,
  multipliers: readonly Ratio[],
  position: number,
): Ratio {
  const isBanker = bankers.includes(position);
  const free = multipliers.filter((_, at) => at !== position && !bankers.includes(at));
  const fixed = bankers.filter((at) => at !== position).map((at) => multiplierAt(multipliers, at));
  return times(product(fixed), sumOfFolds(free, isBanker ? folds : folds.map((fold) => fold - 1)));
}

function sumOfFolds(free: readonly Ratio[], folds: readonly number[]): Ratio {
  return folds.map((fold) => symmetric(free, fold)).reduce(plus, ZERO);
}

/**
 * The elementary symmetric polynomial: Σ over all choices of `degree` factors of their product, without listing them. Kept
 * over the one denominator of all factors, so that it is made of whole numbers.
 */
function symmetric(factors: readonly Ratio[], degree: number): Ratio {
  if (degree < 0 || degree > factors.length) return ZERO;
  if (degree === factors.length) return product(factors);
  const sums = [1n, ...Array.from({ length: degree }, () => 0n)];
  for (const { num, den } of factors) {
    for (let k = degree; k >= 1; k--) sums[k] = (sums[k] ?? 0n) * den + (sums[k - 1] ?? 0n) * num;
    sums[0] = (sums[0] ?? 0n) * den;
  }
  return { num: sums[degree] ?? 0n, den: factors.reduce((den, factor) => den * factor.den, 1n) };
}

function product(factors: readonly Ratio[]): Ratio {
  return factors.reduce(times, ONE);
}

function multiplierAt(multipliers: readonly Ratio[], at: number): Ratio {
  const found = multipliers[at];
  if (found === undefined) throw new RangeError(`no leg at ${at}`);
  return found;
}
