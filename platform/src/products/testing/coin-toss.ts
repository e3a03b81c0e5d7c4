import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { LimitsCheck } from '../../modules/limits/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { coinTossMigrations, endToss, insertToss, readToss } from './coin-toss-store.ts';

export interface TossStake {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly stakeMinor: AmountMinor;
}

/** The smallest product: a stake on a coin, paid twofold where it falls right. */
export interface CoinToss extends PlatformModule {
  /** @throws INSUFFICIENT_FUNDS, LIMIT_REACHED, PLAY_PAUSED */
  stake(stake: TossStake): Promise<BetId>;
  fall(playerId: PlayerId, tossId: BetId, isRight: boolean): Promise<void>;
}

interface CoinTossDependencies {
  readonly wallet: Wallet;
  readonly limits: Pick<LimitsCheck, 'admitStake' | 'recordReturn'>;
}

export function createCoinToss(kernel: Kernel, { wallet, limits }: CoinTossDependencies): CoinToss {
  const { db, clock, ids } = kernel;
  return {
    name: 'coin-toss',
    migrations: coinTossMigrations,
    async stake({ playerId, accountId, stakeMinor }) {
      const betId: BetId = ids.forPlayer<'bet'>(playerId);
      const atMs = clock.nowMs();
      await inTransaction(db, async (tx) => {
        const { currency } = await wallet.holdStake(tx, { playerId, betId, accountId, stakeMinor, atMs });
        await limits.admitStake(tx, { playerId, accountId, betId, currency, stakeMinor, atMs });
        await insertToss(tx, { tossId: betId, playerId, currency, stakeMinor });
      });
      return betId;
    },
    async fall(playerId, betId, isRight) {
      const atMs = clock.nowMs();
      await inTransaction(db, async (tx) => {
        const { currency, stakeMinor } = await readToss(tx, betId);
        const targetMinor = isRight ? 2n * stakeMinor : 0n;
        const settled = { playerId, betId, revision: 1, atMs };
        const { paidMinor } = await wallet.settleBet(tx, {
          ...settled,
          targetMinor,
          reason: 'the coin fell',
        });
        await limits.recordReturn(tx, { ...settled, currency, paidMinor, isVoid: false });
        await endToss(tx, betId);
      });
    },
  };
}
