import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { LimitsCheck } from '../../modules/limits/index.ts';
import type { Bonuses } from '../../modules/bonuses/index.ts';
import { tellPlayer } from '../../modules/live/index.ts';
import { riskOf } from '../../modules/products/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { coinTossProduct } from './coin-toss-product.ts';
import { coinTossMigrations, endToss, insertToss, readToss, type Side } from './coin-toss-store.ts';

export interface TossStake {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly stakeMinor: AmountMinor;
  readonly round?: string;
  readonly side?: Side;
}

/** The smallest product: a stake on a coin, paid twofold where it falls right. */
export interface CoinToss extends PlatformModule {
  /** @throws STAKE_TOO_LARGE, INSUFFICIENT_FUNDS, LIMIT_REACHED, PLAY_PAUSED */
  stake(stake: TossStake): Promise<BetId>;
  fall(playerId: PlayerId, tossId: BetId, isRight: boolean): Promise<void>;
}

interface CoinTossDependencies {
  readonly wallet: Wallet;
  readonly limits: Pick<LimitsCheck, 'admitStake' | 'recordReturn'>;
  readonly tossEnded: Bonuses['recordEnds'];
}

export function createCoinToss(
  kernel: Kernel,
  { wallet, limits, tossEnded }: CoinTossDependencies,
): CoinToss {
  const { db, clock, ids, bus, config } = kernel;
  const risk = riskOf(config.dataDir, coinTossProduct);
  return {
    name: 'coin-toss',
    migrations: coinTossMigrations,
    async stake({ playerId, accountId, stakeMinor, round, side = 'heads' }) {
      const betId: BetId = ids.forPlayer<'bet'>(playerId);
      const atMs = clock.nowMs();
      if (stakeMinor > risk['max-stake']) throw new PlatformError('STAKE_TOO_LARGE');
      await inTransaction(db, async (tx) => {
        const { currency } = await wallet.holdStake(tx, {
          product: 'coin-toss',
          playerId,
          betId,
          accountId,
          stakeMinor,
          atMs,
        });
        await limits.admitStake(tx, { playerId, accountId, betId, currency, stakeMinor, atMs });
        await insertToss(tx, {
          tossId: betId,
          playerId,
          currency,
          stakeMinor,
          round: round ?? betId,
          side,
          acceptedAtMs: atMs,
        });
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
        await endToss(tx, betId, targetMinor);
        await tossEnded(tx, [{ ...settled, product: 'coin-toss', currency }]);
      });
      tellPlayer(bus, playerId, { kind: 'coin-toss:fell', id: betId }, { kind: 'accounts' });
    },
  };
}
