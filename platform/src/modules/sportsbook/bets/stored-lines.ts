import { oneLine, type Lines } from '@paddock/contract/bets';

/** The lines of a bet as its row keeps them: none are written of a single or an accumulator. */
export interface StoredLines {
  readonly bankers: readonly number[] | null;
  readonly folds: readonly number[] | null;
}

export function linesFrom({ bankers, folds }: StoredLines, legCount: number): Lines {
  return bankers === null || folds === null ? oneLine(legCount) : { bankers, folds };
}
