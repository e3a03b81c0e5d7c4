import type { Tx } from '../../kernel/database/database.ts';
import type { BetExtra } from './bet-extras.ts';
import type { FreeStake } from './free-bets.ts';

/** What the wallet does for gifts that bets are placed with, in the transaction that moves the bet's own money. */
export interface GiftMoney {
  /** Pays the stake of a free bet just before it is taken, or takes it back. @throws BALANCE_NEGATIVE, ACCOUNT_UNKNOWN */
  moveFreeStake(tx: Tx, stake: FreeStake): Promise<void>;
  /** Pays what a boost or an insurance adds to a bet, or takes it back. */
  moveBetExtra(tx: Tx, extra: BetExtra): Promise<void>;
}
