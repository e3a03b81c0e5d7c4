import type { AccountId, AmountMinor, BetId, PaymentId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';

export interface StakeAdmission {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly betId: BetId;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
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

/**
 * The player's own limits, asked inside the very transaction that stakes or reserves the money (rules §9), so that
 * two requests at once cannot both pass.
 */
export interface LimitsCheck {
  /** Before a stake is held. @throws LIMIT_REACHED. */
  admitStake(tx: Tx, stake: StakeAdmission): Promise<void>;
  /** When a deposit is created, before the redirect; what is admitted stays reserved. @throws LIMIT_REACHED. */
  admitDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
  /** The deposit failed, was cancelled or expired: its reservation is given back. */
  releaseDeposit(tx: Tx, deposit: DepositAdmission): Promise<void>;
}
