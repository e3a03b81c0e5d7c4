import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import { tellPlayer } from '../../modules/live/index.ts';
import { riskOf, type ProductStakes } from '../../modules/products/index.ts';
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

export function createCoinToss(kernel: Kernel, stakes: ProductStakes): CoinToss {
  const { db, clock, ids, bus, config } = kernel;
  const risk = riskOf(config.dataDir, coinTossProduct);
  return {
    name: 'coin-toss',
    migrations: coinTossMigrations,
    async stake({ playerId, accountId, stakeMinor, round, side = 'heads' }) {
      const betId: BetId = ids.forPlayer<'bet'>(playerId);
      const atMs = clock.nowMs();
      if (stakeMinor > risk['max-stake']) throw new PlatformError('STAKE_TOO_LARGE');
      await inTransaction(db, (tx) =>
        stakes.take(tx, { playerId, betId, accountId, stakeMinor, atMs }, ({ currency }) =>
          insertToss(tx, {
            tossId: betId,
            playerId,
            currency,
            stakeMinor,
            round: round ?? betId,
            side,
            acceptedAtMs: atMs,
          }),
        ),
      );
      return betId;
    },
    async fall(playerId, betId, isRight) {
      const atMs = clock.nowMs();
      await inTransaction(db, async (tx) => {
        const { currency, stakeMinor } = await readToss(tx, betId);
        const targetMinor = isRight ? 2n * stakeMinor : 0n;
        const end = { playerId, betId, revision: 1, targetMinor, reason: 'the coin fell', atMs };
        await stakes.settle(tx, { ...end, currency, isVoid: false }, () => endToss(tx, betId, targetMinor));
      });
      tellPlayer(bus, playerId, { kind: 'coin-toss:fell', id: betId }, { kind: 'accounts' });
    },
  };
}
