import { ONE, times, ZERO, type Ratio } from '../odds/ratio.ts';

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
  return folds.reduce((sum, fold) => sum + choiceCount(free, fold), 0n);
}

/** Σ over the lines of the product of their legs' multipliers, exact: what a unit stake returns. */
export function sumOfLines({ bankers, folds }: Lines, multipliers: readonly Ratio[]): Ratio {
  const { free, fixed } = parted(bankers, multipliers);
  return times(product(fixed), sumOfFolds(free, folds));
}

/** By position, Σ over the lines with the leg of the product of the other legs' multipliers, exact. */
export function sumsOfLinesWith({ bankers, folds }: Lines, multipliers: readonly Ratio[]): readonly Ratio[] {
  const { free, fixed } = parted(bankers, multipliers);
  const ofFolds = bankers.length === 0 ? ZERO : sumOfFolds(free, folds);
  const withBanker = bankers.map((_, n) => times(product(fixed.toSpliced(n, 1)), ofFolds));
  const withFree = sumsOfFoldsWith(free, folds).map((others) => times(product(fixed), others));
  let [nextBanker, nextFree] = [0, 0];
  return multipliers.map(
    (_, at) => (bankers.includes(at) ? withBanker[nextBanker++] : withFree[nextFree++]) ?? ZERO,
  );
}

/** The multipliers that are chosen from, and those of the legs that stand in every line, in their order. */
function parted(bankers: readonly number[], multipliers: readonly Ratio[]) {
  return {
    free: bankers.length === 0 ? multipliers : multipliers.filter((_, at) => !bankers.includes(at)),
    fixed: bankers.map((at) => multiplierAt(multipliers, at)),
  };
}

/** C(all, chosen). */
function choiceCount(all: number, chosen: number): bigint {
  let count = 1n;
  for (let n = 1; n <= chosen; n++) count = (count * BigInt(all - chosen + n)) / BigInt(n);
  return count;
}

/** Σ over the choices of these sizes of their product. */
function sumOfFolds(free: readonly Ratio[], folds: readonly number[]): Ratio {
  if (isWhole(free, folds)) return product(free);
  const sums = symmetric(free);
  return { num: sumAt(sums, folds), den: denominator(free) };
}

/** By factor, Σ over the choices of these sizes that it is in of the product of their others. */
function sumsOfFoldsWith(free: readonly Ratio[], folds: readonly number[]): readonly Ratio[] {
  if (isWhole(free, folds)) return free.map((_, at) => product(free.toSpliced(at, 1)));
  const sums = symmetric(free);
  const den = denominator(free);
  const sizes = folds.map((fold) => fold - 1);
  return free.map((factor) => ({ num: sumAt(without(sums, factor), sizes), den: den / factor.den }));
}

/** Whether there is but one choice: all. */
function isWhole(free: readonly Ratio[], folds: readonly number[]): boolean {
  return folds.length === 1 && folds[0] === free.length;
}

/**
 * The elementary symmetric polynomials by degree: Σ over all choices of so many factors of their product, without listing
 * them. Over the one denominator of all factors, so that they are whole numbers.
 */
function symmetric(factors: readonly Ratio[]): readonly bigint[] {
  const sums = [1n];
  for (const { num, den } of factors) {
    sums.push((sums.at(-1) ?? 0n) * num);
    for (let k = sums.length - 2; k >= 1; k--) sums[k] = (sums[k] ?? 0n) * den + (sums[k - 1] ?? 0n) * num;
    sums[0] = (sums[0] ?? 0n) * den;
  }
  return sums;
}

/** The same without one of the factors: they are those of the others times it, so that dividing leaves no rest. */
function without(sums: readonly bigint[], { num, den }: Ratio): readonly bigint[] {
  let last = 0n;
  return sums.slice(0, -1).map((sum) => (last = (sum - last * num) / den));
}

const sumAt = (sums: readonly bigint[], degrees: readonly number[]): bigint =>
  degrees.reduce((sum, degree) => sum + (sums[degree] ?? 0n), 0n);

const denominator = (factors: readonly Ratio[]): bigint =>
  factors.reduce((den, factor) => den * factor.den, 1n);

function product(factors: readonly Ratio[]): Ratio {
  return factors.reduce(times, ONE);
}

function multiplierAt(multipliers: readonly Ratio[], at: number): Ratio {
  const found = multipliers[at];
  if (found === undefined) throw new RangeError(`no leg at ${at}`);
  return found;
}
