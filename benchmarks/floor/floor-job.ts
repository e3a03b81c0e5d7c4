import type { Particulars } from './operation.ts';

export interface FloorJob {
  readonly databaseUrl: string;
  readonly path: string;
  /** Names of the function's parameters, in order. */
  readonly parameters: readonly string[];
  /** Whose transactions they are, by bearer token. */
  readonly parties: readonly (readonly [token: string, particulars: Particulars])[];
  /** What the product answered, sent to everybody. */
  readonly answer: string;
}
