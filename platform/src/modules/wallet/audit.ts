import type { AmountMinor, PlayerId } from '@paddock/contract';

/** Money that another module says must be in a player's escrow. */
export interface OpenHold {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly heldMinor: AmountMinor;
}

export interface AuditOptions {
  /** Open bets and withdrawals as their owners know them; without it the wallet's own holds are compared. */
  readonly openHolds?: () => Promise<readonly OpenHold[]>;
}

/** One broken invariant, in words with its ids. */
export interface AuditProblem {
  readonly rule: 'sum-zero' | 'account-row' | 'chain' | 'escrow' | 'funding';
  readonly detail: string;
}

export interface AuditReport {
  readonly problems: readonly AuditProblem[];
  /** Σ of all postings by currency: zero each. */
  readonly sums: Readonly<Record<string, AmountMinor>>;
  /** House side by account and currency, from postings: `bets EUR`. */
  readonly house: Readonly<Record<string, AmountMinor>>;
  readonly transfers: bigint;
  readonly postings: bigint;
}
