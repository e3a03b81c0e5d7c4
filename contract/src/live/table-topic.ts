/**
 * A round that many players share, as all who look at its table see it. Who is in it is bounded: the largest stakes are
 * listed, the rest is counted. What it stands at is told by no message: it follows from when it began.
 */
export interface TableTopicView {
  readonly round: TableRoundView;
  /** The largest stakes, the largest first: bets, or what all bets of a player come to, by the id of the first of them. */
  readonly bets: readonly TableBetView[];
  readonly totals: TableTotals;
}

/** What changed of it; bets are replaced by their ids. Another number in `round` begins a new list of bets. */
export interface TableDelta {
  readonly round?: TableRoundView;
  readonly bets?: readonly TableBetView[];
  readonly goneIds?: readonly string[];
  readonly totals?: TableTotals;
}

export interface TableRoundView {
  /** Null where the table waits: its chain or the salt of it is not there yet. */
  readonly number: number | null;
  /** `open` is betting, `running` the flight or the spin, `ended` the pause in which its end is shown. */
  readonly phase: 'waiting' | 'open' | 'running' | 'ended';
  /** The round that takes bets now: this one, or the next. */
  readonly betsOn: number | null;
  /** When an open round begins; null while nobody is there. */
  readonly startsAtMs: number | null;
  readonly beganAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Where everybody who still plays is collected, so that the house pays no more than it risks. */
  readonly stopMilli: number | null;
  /** That of the round before, to which SHA-256 leads from this one's. */
  readonly hashBefore: string | null;
  /** Both once it has ended. */
  readonly hash: string | null;
  readonly result: unknown;
}

export interface TableBetView {
  readonly id: string;
  /** The player, shortened for everybody. */
  readonly who: string;
  readonly stake: string;
  readonly currency: string;
  /** What it was collected at; null while it was not. */
  readonly collectedMilli: number | null;
  readonly paid: string | null;
}

export interface TableTotals {
  readonly bets: number;
  readonly players: number;
  readonly byCurrency: readonly {
    readonly currency: string;
    readonly staked: string;
    readonly paid: string;
  }[];
}
