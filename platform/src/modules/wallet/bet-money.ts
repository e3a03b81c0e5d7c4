import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';

export interface HoldStake {
  /** Whose stake it is: the name the product is registered by. */
  readonly product: string;
  readonly playerId: PlayerId;
  readonly betId: BetId;
  /** The account the player bets from: real money or bonus. */
  readonly accountId: AccountId;
  readonly stakeMinor: AmountMinor;
  readonly atMs: number;
}

/** Where the money of a stake came from: Σ amountMinor = stake. */
export interface BetFunding {
  readonly accountId: AccountId;
  readonly amountMinor: AmountMinor;
  /** False for a free bet: only the win above its stake is paid. */
  readonly stakeReturned: boolean;
}

export interface StakeHold {
  readonly betId: BetId;
  readonly currency: string;
  readonly funding: readonly BetFunding[];
  /** True when the hold stood already. */
  readonly replayed: boolean;
}

/** A stake, and what of it was real money: the rest was bonus money, or all of it the house's for a free bet. */
export interface StakeParts {
  readonly stakeMinor: AmountMinor;
  readonly realMinor: AmountMinor;
  readonly isFree: boolean;
}

export interface SettleBet {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  /** Starts at 1. A revision at or below the last posted one changes nothing. */
  readonly revision: number;
  /** Everything the bet has to have paid after this revision: 0 for a lost bet (rules §7). */
  readonly targetMinor: AmountMinor;
  readonly reason: string;
  readonly atMs: number;
}

/** A part of a held stake that the player leaves, or all of what is left of it (rules §11). */
export interface CashOut extends Omit<SettleBet, 'targetMinor'> {
  readonly stakeMinor: AmountMinor;
  readonly paidMinor: AmountMinor;
}

/** A settlement that is taken back. */
export type ReopenBet = Omit<SettleBet, 'targetMinor'>;

export interface SettledBet {
  /**
   * `settled` took the stake from escrow, `corrected` posted a difference, `reopened` put the stake back into escrow,
   * `cashed-out` took a part of it, `ignored` wrote nothing.
   */
  readonly outcome: 'settled' | 'corrected' | 'reopened' | 'cashed-out' | 'ignored';
  /** What the player was paid by this call; negative when a correction took money back. */
  readonly paidMinor: AmountMinor;
}
