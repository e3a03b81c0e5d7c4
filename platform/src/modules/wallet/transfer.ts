import type { AccountId, AmountMinor, PlayerId } from '@paddock/contract';
import type { LedgerEntryKind } from '@paddock/contract/schemas';

/** What a transfer is. All kinds but `suspense` may show on a player's statement. */
export type TransferKind = LedgerEntryKind | 'suspense';

/**
 * Who set a transfer in motion. Only `player` is bound to what is available (rules §3): a player-initiated transfer
 * may not leave an account below zero and is refused while one is. Everyone else posts facts, which may.
 */
export type Actor = 'player' | 'system' | `operator:${string}` | `provider:${string}`;

/**
 * The house's own accounts, per currency. They have postings and no balance row. Beside them each product has one that it
 * registers, posted to by its stakes alone; the sportsbook's is `bets`.
 * - `provider:<name>` money that a payment provider holds for us (negative: it owes us)
 * - `suspense:<name>` money of a provider that fits no payment, until an operator decides
 * - `position`        the currency position conversions pass through
 * - `bonuses`         what bonuses cost: given out less what came back
 * - `tournaments`     what tournaments paid in prizes
 * - `promotions`      what promotions of game companies gave: free rounds and jackpots, less what was taken back
 * - `free-bets`       stakes of free bets that the house paid, less those that came back
 * - `boosts`          what boosts added to bets, less what was taken back
 * - `insurance`       the same of insured stakes
 * - `loyalty`         what loyalty paid: cashback, and money for points
 * - `friends`         what was given to who brought friends and to these, less what was taken back
 * - `adjustments`     the other side of an operator's correction
 * - `write-off`       negative balances the house gave up
 */
export type HouseAccount =
  | 'position'
  | 'bonuses'
  | 'tournaments'
  | 'promotions'
  | 'free-bets'
  | 'boosts'
  | 'insurance'
  | 'loyalty'
  | 'friends'
  | 'adjustments'
  | 'write-off'
  | `provider:${string}`
  | `suspense:${string}`;

/** One posting of a transfer. Positive adds to the account: a player's account holds what the house owes the player. */
export type Posting =
  | { readonly account: AccountId; readonly amountMinor: AmountMinor }
  | { readonly house: HouseAccount; readonly currency: string; readonly amountMinor: AmountMinor };

/** An atomic movement of money whose postings sum to zero in every currency (rules §3). */
export interface Transfer {
  /** Caller-given and unique for the player for ever: `bet:4711:r2`, `deposit:4712`. The same id never pays twice. */
  readonly id: string;
  /** Owner of every player account named; null for a transfer between house accounts. */
  readonly playerId: PlayerId | null;
  readonly kind: TransferKind;
  readonly actor: Actor;
  /** What it is for: `bet:4711`, `payment:4712`. */
  readonly cause: string;
  /** Why, for people: shown to operators and, where a balance fell below zero, to the player. */
  readonly reason: string;
  /** Names the exchange rate of a conversion. */
  readonly rateId?: string;
  /** Server clock. An account's own time never goes back: an earlier moment is dated at the account's last one. */
  readonly atMs: number;
  readonly postings: readonly Posting[];
}

/** A player's posting as it was written. */
export interface WrittenPosting {
  readonly account: AccountId;
  /** Gapless number within the account, from 1. */
  readonly seq: bigint;
  readonly amountMinor: AmountMinor;
  readonly balanceAfterMinor: AmountMinor;
}

export interface PostedTransfer {
  /** True when a transfer of this id and content stood already; nothing was written now. */
  readonly replayed: boolean;
  /** The player's postings, in the order given. House postings carry no balance. */
  readonly postings: readonly WrittenPosting[];
}
