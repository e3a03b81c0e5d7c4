/** How hard and how long a generator works. */
export interface Pace {
  readonly seconds: number;
  /** Under way at once. */
  readonly inFlight: number;
  /** Begun at this rate whatever the answers do; absent: as fast as answers come. */
  readonly perSecond?: number;
}

/** What came of a pace. */
export interface Done {
  readonly count: number;
  readonly seconds: number;
  /** Time of each from when it was due. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}
