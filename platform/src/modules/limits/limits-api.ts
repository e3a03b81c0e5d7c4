import type { RawBuilder } from 'kysely';
import type { AccountId, AmountMinor, BetId, PaymentId, PersonId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformError } from '../../kernel/http/problem.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { ProofOf, RequirePlayer } from '../identity/index.ts';
import type { TellInbox } from '../inbox/index.ts';
import type { LimitCurrencyDependencies } from './limit-currency.ts';
import type { SessionTime } from './time/session-time.ts';

export interface StakeAdmission {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly betId: BetId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly atMs: number;
}

export interface BetReturn {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly currency: string;
  /** Revision of the settlement that paid it. */
  readonly revision: number;
  /** Negative when a correction took money back. */
  readonly paidMinor: AmountMinor;
  /** The bet was void as a whole: its stake no longer counts as wagered. */
  readonly isVoid: boolean;
  readonly atMs: number;
}

export interface DepositAdmission {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly paymentId: PaymentId;
  readonly currency: string;
  readonly amountMinor: AmountMinor;
  readonly atMs: number;
}

export interface Turnover {
  /** The one the player's limits are held in. */
  readonly currency: string;
  readonly stakedMinor: AmountMinor;
  readonly depositedMinor: AmountMinor;
}

/**
 * The player's own limits, asked inside the very transaction that stakes or reserves the money (rules §9), so that
 * two requests at once cannot both pass. Stakes and returns are called while the wallet holds the player's accounts
 * locked; deposits lock the player here.
 */
export interface LimitsCheck {
  /** After a stake is held, in the same transaction; what is admitted is counted. @throws LIMIT_REACHED, PLAY_PAUSED. */
  admitStake(tx: Tx, stake: StakeAdmission): Promise<void>;
  /**
   * The same for stakes of different players as the call of a function, for one statement that does more. Of the stakes it
   * admits those whose bets are named, and answers the persons of `countForPerson`. Alone it is whole by itself, but raises
   * COUNTS_TOGETHER where a person's counters want one of them too. What refuses one is raised, and none is counted.
   * @throws RATE_UNAVAILABLE.
   */
  stakesCall(
    db: Database | Tx,
    stakes: readonly StakeAdmission[],
    how: { readonly bets: RawBuilder<readonly string[]>; readonly isAlone: boolean },
  ): Promise<RawBuilder<readonly PersonId[]>>;
  /** The limit that refused in a statement with `stakesCall`; undefined for any other error. */
  stakeRefusal(error: unknown): PlatformError | undefined;
  /** Whether a statement with `stakesCall` ended because a stake counts for a person too. */
  countsTogether(error: unknown): boolean;
  /** Counts an admitted stake for the person of its player too, in the same transaction. @throws LIMIT_REACHED. */
  countForPerson(tx: Tx, stake: StakeAdmission, person: PersonId): Promise<void>;
  /** The placement was not accepted: its stake counts no longer. */
  giveBackStake(tx: Tx, stake: { playerId: PlayerId; betId: BetId; atMs: number }): Promise<void>;
  /** A settlement paid or took back. */
  recordReturn(tx: Tx, paid: BetReturn): Promise<void>;
  /** The same for bets of different players: one round trip where nothing is converted and nobody counts together. */
  recordReturns(tx: Tx, all: readonly BetReturn[]): Promise<void>;
  /**
   * The same as a call, for one statement that does more: of the returns it counts those whose bets are named, by a column of
   * the rows it stands beside. Raises COUNTS_TOGETHER where one counts for a person too.
   */
  returnsCall(
    db: Database | Tx,
    all: readonly BetReturn[],
    bets: RawBuilder<readonly string[]>,
  ): Promise<RawBuilder<bigint>>;
  /** When a deposit is created, before the redirect; what is admitted stays reserved. @throws LIMIT_REACHED, PLAY_PAUSED. */
  admitDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** The deposit failed, was cancelled or expired: its reservation is given back. */
  releaseDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** The provider received it: it counts from now, whatever the limits say; nothing refuses money that came. */
  creditDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** What a player ever staked and paid in, all currencies together; stakes given back do not count. */
  turnover(tx: Tx, playerId: PlayerId): Promise<Turnover>;
  /** Those of these players who take a break, by self-exclusion or a timeout. */
  pausedOf(db: Database | Tx, players: readonly PlayerId[], atMs: number): Promise<ReadonlySet<PlayerId>>;
  /** The same of one: false during a break. */
  mayPlay(db: Database | Tx, playerId: PlayerId, atMs: number): Promise<boolean>;
}

/** A break in play as other modules hear of it. */
export interface PlayBreak {
  readonly playerId: PlayerId;
  readonly endsAtMs: number;
}

export interface Limits extends PlatformModule {
  readonly check: LimitsCheck;
  /** What identity and settings tell of a player's time, and ask before a way in. */
  readonly session: Omit<SessionTime, 'ping'>;
  /** A page on show asks who is signed in: the time since the last such question is told as time played. */
  countPlayed(playerId: PlayerId): Promise<void>;
  /**
   * Stops play of an account until then, in the transaction that finds out that its person takes a break on another one
   * (rules §2). A break of the account's own that lasts as long stands.
   */
  pausePlay(tx: Tx, playBreak: PlayBreak): Promise<void>;
  /** Ends what `pausePlay` did to an account. Answers the end of a break of its own that goes on, or null. */
  resumePlay(tx: Tx, playerId: PlayerId): Promise<number | null>;
  /** The limits of these accounts hold for all of them together from now on; a single one counts alone (rules §9). */
  countTogether(tx: Tx, person: PersonId, players: readonly PlayerId[]): Promise<void>;
}

export interface LimitsDependencies extends LimitCurrencyDependencies {
  readonly requirePlayer: RequirePlayer;
  /** The fresh proof of who is there: without one no limit is loosened. */
  readonly proofOf: ProofOf;
  readonly tellInbox: TellInbox;
  /**
   * Leaves the player, and every other account of the same person, only the restricted way in until the end of the break
   * (rules §2, §9). Answers all of them, to be signed out.
   */
  restrict(tx: Tx, playBreak: PlayBreak): Promise<readonly PlayerId[]>;
  /** Ends every session of the player. */
  signOut(playerId: PlayerId): Promise<void>;
  /** Hours from UTC of the player's time zone: session limits count its days (rules §1). */
  timeZoneHours(db: Database | Tx, playerId: PlayerId): Promise<number>;
}
