import type { Particulars } from '../floor/operation.ts';

export interface CompanyFloorJob {
  readonly databaseUrl: string;
  /** Names of the functions' parameters, in order. */
  readonly parameters: readonly string[];
  /** Whose session it is, by token. */
  readonly parties: readonly (readonly [session: string, particulars: Particulars])[];
  /** What the product answered a win with, sent to everybody. */
  readonly answer: string;
}

/** Names of the functions in the database. */
export const BET_FLOOR = 'benchmark_bet';
export const WIN_FLOOR = 'benchmark_win';
