/** One line of a benchmark's table: ours beside the floor or peer of the same run. */
export interface Row {
  readonly measure: string;
  /** With its unit: `3,120 bets/s`. */
  readonly ours: string;
  /** The floor's or peer's figure; absent where there is nothing to stand beside. */
  readonly beside?: string;
  /** Ours divided by the other. */
  readonly ratio?: number;
  readonly target?: Target;
}

/** What the project asks of a figure. */
export interface Target {
  /** As the table says it: `≥ 0.80`. */
  readonly text: string;
  readonly isMet: boolean;
}

/** What a benchmark answers. */
export interface Outcome {
  /** Head of the middle column: `bare pg`, `plain React state`. */
  readonly besideName: string;
  readonly rows: readonly Row[];
  /** Facts that need a sentence. */
  readonly notes: readonly string[];
}

export interface Benchmark {
  readonly name: string;
  /** What is compared with what, in one sentence. */
  readonly about: string;
  run(): Promise<Outcome>;
}

export function atLeast(value: number, least: number): Target {
  return { text: `≥ ${least}`, isMet: value >= least };
}

export function atMost(value: number, most: number, unit = ''): Target {
  return { text: `≤ ${most.toLocaleString('en')}${unit}`, isMet: value <= most };
}
