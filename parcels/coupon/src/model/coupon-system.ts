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
  readonly folds: readonly number[];
  readonly lineCount: number;
  /** Sets of systems have a name. */
  readonly cover: CoverName | undefined;
}

/** Doubles. */
export const FIRST_FOLDS: readonly number[] = [2];

/** What so many legs are offered: each size of a line between singles and all, then the covers that have a name. */
export function offeredSystems(legCount: number): readonly OfferedSystem[] {
  const sizes = Array.from({ length: Math.max(0, legCount - 2) }, (_, at) => [at + 2]);
  const covers = Object.values(NAMED_COVERS)
    .filter(({ legs }) => legs === legCount)
    .map(({ lines }) => lines.folds);
  return [...sizes, ...covers].map((folds) => {
    const lines = { bankers: [], folds };
    return {
      folds,
      lineCount: Number(lineCount(lines, legCount)),
      cover: coverName(lines, legCount),
    };
  });
}

/** The lines that were chosen, or doubles where so many legs are not offered them; too few legs are one line. */
export function linesOf(folds: readonly number[], legCount: number): Lines {
  const offered = offeredSystems(legCount);
  if (offered.length === 0) return oneLine(legCount);
  const isOffered = offered.some((one) => one.folds.join() === folds.join());
  return { bankers: [], folds: isOffered ? folds : FIRST_FOLDS };
}
