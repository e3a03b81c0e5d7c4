import {
  coverName,
  lineCount,
  NAMED_COVERS,
  oneLine,
  type CoverName,
  type Lines,
} from '@paddock/contract/bets';

/** Lines that a coupon offers for its legs. */
export interface OfferedSystem {
  /** Sizes of the choices among the legs that are no bankers. */
  readonly folds: readonly number[];
  readonly lineCount: number;
  /** Sets of systems have a name, where no banker stands beside them. */
  readonly cover: CoverName | undefined;
}

/** What the player chose of a system, whatever legs the coupon holds by now. */
export interface ChosenSystem {
  readonly folds: readonly number[];
  /** Selections that stand in every line. */
  readonly bankers: readonly string[];
}

/** Doubles without bankers. */
export const FIRST_SYSTEM: ChosenSystem = { folds: [2], bankers: [] };

/** Fewer legs beside the bankers leave nothing to choose from. */
const LEAST_FREE = 2;

/**
 * What legs beside so many bankers are offered: each size of a choice short of all of them, from doubles, with a banker from
 * one; then the covers that have a name.
 */
export function offeredSystems(freeCount: number, bankerCount = 0): readonly OfferedSystem[] {
  const smallest = bankerCount === 0 ? 2 : 1;
  const sizes = Array.from({ length: Math.max(0, freeCount - smallest) }, (_, at) => [at + smallest]);
  const covers = Object.values(NAMED_COVERS)
    .filter(({ legs }) => legs === freeCount)
    .map(({ lines }) => lines.folds);
  const lines = { bankers: [], folds: [] };
  return [...sizes, ...covers].map((folds) => ({
    folds,
    lineCount: Number(lineCount({ ...lines, folds }, freeCount)),
    cover: bankerCount === 0 ? coverName({ ...lines, folds }, freeCount) : undefined,
  }));
}

/**
 * The lines of these legs as they were chosen, or the first that so many are offered; too few legs are one line. Bankers
 * beside which nothing is left to choose are none.
 */
export function linesOf({ folds, bankers }: ChosenSystem, selectionIds: readonly string[]): Lines {
  const positions = bankerPositions(bankers, selectionIds);
  const offered = offeredSystems(selectionIds.length - positions.length, positions.length);
  const [first] = offered;
  if (first === undefined) return oneLine(selectionIds.length);
  const isOffered = offered.some((one) => one.folds.join() === folds.join());
  return { bankers: positions, folds: isOffered ? folds : first.folds };
}

/** Whether another leg may become a banker. */
export function mayAddBanker({ bankers }: Pick<Lines, 'bankers'>, legCount: number): boolean {
  return legCount - bankers.length > LEAST_FREE;
}

function bankerPositions(bankers: readonly string[], selectionIds: readonly string[]): readonly number[] {
  const positions = selectionIds.flatMap((id, at) => (bankers.includes(id) ? [at] : []));
  return selectionIds.length - positions.length < LEAST_FREE ? [] : positions;
}
