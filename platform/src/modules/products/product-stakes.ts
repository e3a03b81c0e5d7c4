import type { Tx } from '../../kernel/database/database.ts';
import type { Bonuses } from '../bonuses/index.ts';
import type { LimitsCheck } from '../limits/index.ts';
import type { HoldStake, SettleBet, SettledBet, StakeHold, Wallet } from '../wallet/index.ts';

/**
 * The way a product's stakes go: money, limits and bonuses in one call and one transaction, so that none of them can be
 * forgotten. A product is handed this, and no wallet.
 */
export interface ProductStakes {
  /**
   * Holds a stake, measures and counts it against the player's limits, then lets the product write its own row.
   * @throws what `Wallet.holdStake` and `LimitsCheck.admitStake` refuse; nothing stays then.
   */
  take(tx: Tx, stake: Stake, write: (hold: StakeHold) => Promise<void>): Promise<void>;
  /**
   * Ends a stake, or ends it anew by a higher revision: pays, counts what came back, lets the product write its own row,
   * and tells the bonuses, who read that row. A revision that was posted before changes nothing, and nothing is written.
   */
  settle(tx: Tx, end: StakeEnd, write: (settled: SettledBet) => Promise<void>): Promise<void>;
}

export type Stake = Omit<HoldStake, 'product'>;

export interface StakeEnd extends SettleBet {
  readonly currency: string;
  /** As if it had never been staked: it counts as wagered no longer. */
  readonly isVoid: boolean;
}

export interface StakesDependencies {
  readonly wallet: Pick<Wallet, 'holdStake' | 'settleBet'>;
  readonly limits: Pick<LimitsCheck, 'admitStake' | 'recordReturn'>;
  readonly betsEnded: Bonuses['recordEnds'];
}

/** @param product the name it is registered by */
export function productStakes(
  product: string,
  { wallet, limits, betsEnded }: StakesDependencies,
): ProductStakes {
  return {
    async take(tx, stake, write) {
      const hold = await wallet.holdStake(tx, { ...stake, product });
      await limits.admitStake(tx, { ...stake, currency: hold.currency });
      await write(hold);
    },
    async settle(tx, { currency, isVoid, ...settlement }, write) {
      const settled = await wallet.settleBet(tx, settlement);
      if (settled.outcome === 'ignored') return;
      const { playerId, betId, revision, atMs } = settlement;
      const { paidMinor } = settled;
      await limits.recordReturn(tx, { playerId, betId, currency, revision, paidMinor, isVoid, atMs });
      await write(settled);
      await betsEnded(tx, [{ product, playerId, betId, currency, revision, atMs }]);
    },
  };
}
