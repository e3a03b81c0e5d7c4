/** A match to bet on, as players know it. */
export interface BetTarget {
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly outcome: 'home' | 'draw' | 'away';
}

/** What became of a bet. */
export type BetAttempt =
  | { readonly status: 'placed' }
  | { readonly status: 'refused'; readonly reason: string };

/** Counts of the bets a client has placed. */
export interface BetCounts {
  readonly placed: number;
  readonly settled: number;
}

/** A player as the replay needs one: has money, bets on the match winner before kick-off, sees what was settled. */
export interface BettingClient {
  /** Registers a player of its own. */
  open(): Promise<void>;
  /** Places the stake, paying money in first when there is not enough. */
  place(target: BetTarget, stake: string): Promise<BetAttempt>;
  counts(): Promise<BetCounts>;
}
