import type { SharedSeeds } from '@paddock/games/chain';
import type { AmountMinor } from '@paddock/contract';

import type { HeldBet } from '../bets/bet-store.ts';

/** How a bet ends, by the rules of its game. */
export interface BetOutcome {
  readonly paidMinor: AmountMinor;
  /** What it was collected at; undefined where it was not, and in games without. */
  readonly collectedMilli: number | undefined;
  /** Since the round began: from then on its end is known to all. */
  readonly knownAfterMs: number;
}

/** What a round came to. The house alone knows it before the end. */
export interface Drawn {
  readonly lastsMs: number;
  /** What is shown of it at the end. */
  readonly result: unknown;
  /** @param stopMilli the round's own bound, by {@link TableRules.stopOf} */
  endOf(bet: HeldBet, stopMilli: number | undefined): BetOutcome;
}

/** What one round may bring, in cents of EUR. */
export interface RoundCaps {
  /** Most that the house pays for the round. */
  readonly roundWinCents: bigint;
  /** Most that a player may stake in it, and be paid, where a game counts the bets of a player together. */
  readonly playerStakeCents: bigint;
  readonly playerWinCents: bigint;
}

/** What the bets of a round could cost the house, counted up and down as they come and go. */
export interface Exposure {
  add(bet: HeldBet): void;
  remove(bet: HeldBet): void;
  /** What one more would be too much for: the house in this round, or what its player may have in it. */
  refusalOf(bet: HeldBet, caps: RoundCaps): 'ROUND_FULL' | 'STAKE_TOO_LARGE' | undefined;
}

/** A bet as one of several of a person. */
export interface StakeInRound {
  readonly stakeMinor: AmountMinor;
  readonly choice: unknown;
  /** What the stake is worth in the currency all of them are compared in. */
  readonly worthMinor: AmountMinor;
}

/** A game at a table: what the machine of shared rounds asks of it. */
export interface TableRules {
  readonly code: string;
  readonly version: number;
  /** Bets a player may have in a round. */
  readonly slots: number;
  /** How long a round takes bets at least, and how long its end is shown. */
  readonly bettingMs: number;
  readonly pauseMs: number;
  /** Whether bets are taken for the next round while this one runs; else betting begins once its end was shown. */
  readonly takesAhead: boolean;
  /** How a round is listed for everybody: bet by bet, or each player once with what all their bets come to. */
  readonly lists: 'bets' | 'players';
  /** The choice as the game writes it; undefined for one that is none of its own. */
  readChoice(stakeMinor: AmountMinor, choice: unknown): unknown;
  /** Most that a bet can be paid, of what a cap allows; undefined where it could be paid more. */
  fits(bet: Pick<HeldBet, 'stakeMinor' | 'choice' | 'capMinor'>): boolean;
  draw(seeds: SharedSeeds): Drawn;
  newExposure(): Exposure;
  /** Where a round has to collect everybody, so that its bets are paid no more than a bound in cents of EUR. */
  stopOf(bets: readonly HeldBet[], boundCents: bigint): number | undefined;
  /** Most that some bets can lose at once beside others of the same person, which may win by it (rules §14). */
  jointLossMinor(counting: readonly StakeInRound[], covering: readonly StakeInRound[]): AmountMinor;
  /** Only a press could still have collected it: its stake goes back where the house was away as the round ended. */
  needsPress(bet: HeldBet): boolean;
  /** What a press counts so long after the round began; undefined while it counts nothing, or in games without. */
  pressedAt(elapsedMs: number): number | undefined;
}
