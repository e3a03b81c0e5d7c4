import type { OddsMilli } from '@paddock/contract';

import type { Score, Side } from '../../results/index.ts';

/** A goal of the first 90 minutes; `offset` counts minutes of stoppage. */
export interface RecordedGoal {
  readonly side: Side;
  readonly minute: number;
  readonly offset: number;
  readonly name?: string;
}

/** Prices a file brings for one match, as its bookmaker quoted them. */
export interface RecordedPrices {
  readonly winner?: readonly [home: OddsMilli, draw: OddsMilli, away: OddsMilli];
  /** The total of 2.5. */
  readonly total?: readonly [over: OddsMilli, under: OddsMilli];
  readonly handicap?: { readonly line: number; readonly home: OddsMilli; readonly away: OddsMilli };
}

/** A match that was really played. */
export interface RecordedMatch {
  /** Where it stands in its file: 1 for the first match or data row. */
  readonly row: number;
  readonly kickOffMs: number;
  readonly home: string;
  readonly away: string;
  /** After 90 minutes. */
  readonly fullTime: Score;
  /** Absent when the file has none; known to be 0-0 when the match ended so. */
  readonly halfTime: Score | undefined;
  /** In order; absent when the file has no minutes. */
  readonly goals?: readonly RecordedGoal[];
  /** Goals of extra time alone, and of the shoot-out. They decide no market (rules §7). */
  readonly extraTime?: Score;
  readonly penalties?: Score;
  readonly prices?: RecordedPrices;
}

/** Something in a file that could not be used. */
export interface FileProblem {
  readonly row: number;
  readonly reason: string;
  /** False when only a part of the row was left out, such as its goals or a price. */
  readonly matchLeftOut: boolean;
}

export interface RecordedFile {
  readonly competition: string;
  /** Country of the league, where its code tells; `int` otherwise. */
  readonly regionCode: string;
  /** By kick-off. */
  readonly matches: readonly RecordedMatch[];
  readonly problems: readonly FileProblem[];
}

/** The whole file is of no use. The message names the file and the reason. */
export class MatchFileError extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = 'MatchFileError';
  }
}

/** A row that is left out, with the reason; caught by its parser. */
export class RowError extends Error {}
