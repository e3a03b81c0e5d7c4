import type { AccountId, AmountMinor, PlayerId } from '@paddock/contract';

/**
 * - `main`     real money in the player's first currency
 * - `currency` real money in a further currency
 * - `bonus`    bonus money, one per currency
 * - `escrow`   money held for open bets and withdrawals, one per currency; never spent from, never below zero
 */
export type AccountKind = 'main' | 'currency' | 'bonus' | 'escrow';

export interface Account {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly kind: AccountKind;
  readonly currency: string;
  /** What can be spent; negative only after a correction. */
  readonly balanceMinor: AmountMinor;
  /** Number of its postings. */
  readonly lastSeq: bigint;
  readonly isActive: boolean;
  /** The player removed its currency; nothing is on it until something is posted, which opens it again. */
  readonly isClosed: boolean;
}
