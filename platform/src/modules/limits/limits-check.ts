import type { AccountId, AmountMinor, BetId, PaymentId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';

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
  /** The placement was not accepted: its stake counts no longer. */
  giveBackStake(tx: Tx, stake: { playerId: PlayerId; betId: BetId; atMs: number }): Promise<void>;
  /** A settlement paid or took back. */
  recordReturn(tx: Tx, paid: BetReturn): Promise<void>;
  /** When a deposit is created, before the redirect; what is admitted stays reserved. @throws LIMIT_REACHED, PLAY_PAUSED. */
  admitDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** The deposit failed, was cancelled or expired: its reservation is given back. */
  releaseDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** The provider received it: it counts from now, whatever the limits say; nothing refuses money that came. */
  creditDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** What a player ever staked and paid in, all currencies together; stakes given back do not count. */
  turnover(tx: Tx, playerId: PlayerId): Promise<Turnover>;
  /** False during self-exclusion or a timeout. */
  mayPlay(db: Database | Tx, playerId: PlayerId, atMs: number): Promise<boolean>;
}
