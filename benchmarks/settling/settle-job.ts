export interface SettleJob {
  readonly databaseUrl: string;
  /** Names of the function's parameters, in order. */
  readonly parameters: readonly string[];
  readonly inFlight: number;
}
